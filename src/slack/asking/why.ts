import { findRule } from '../../game/cite.ts';
import { matter } from '../../game/matters.ts';
import type { Game } from '../../game/types.ts';
import { versionsOf } from '../../game/versions.ts';
import { searchLog } from '../../referee/past.ts';
import { pathAfter, renamingsAmong, undoing, unmoved } from '../../ruleset/renamed.ts';
import type { Saying } from '../../ruleset/types.ts';
import type { Sealed } from '../../store/types.ts';
import { callingIn } from '../calling.ts';
import { type Desk, sceneOf } from '../desk.ts';
import { readNumbered } from '../read/command.ts';
import { splitWords } from '../read/words.ts';
import { readerOf } from '../reader.ts';
import { answerMessages } from '../render/surfaces/answer.ts';
import { ruleHistoryMessages } from '../render/surfaces/rule-history.ts';
import type { AnswerView, Telling } from '../render/views.ts';
import { eventView } from '../views/asked/event.ts';
import { LawBook } from '../views/asked/law-book.ts';
import { pendingView } from '../views/asked/pending.ts';
import { ruleHistory } from '../views/law-history.ts';
import { returnMs } from '../views/roster.ts';
import { whyNot } from './can.ts';
import { matterEvents, toldOf } from './chain.ts';
import type { Answered, Inquire, Inquiry } from './inquiry.ts';
import { type Place, readPlace } from './places.ts';
import { plainly } from './plain.ts';
import { everyVersion } from './versions.ts';

const USAGE =
  'Ask `/nomic why P7`, `why E418`, `why @name observer`, `why CHAR`, `why 2.4`, or `why not` and an act.';

/** The chain behind something: what happened, on which rule and version, by which matter and votes, with which dice. */
export const why: Inquire = async (desk, inquiry, telling) => {
  const { game, words, text } = inquiry;
  const [first] = words;
  if (first === undefined) return plainly(desk, game, [USAGE]);
  if (first.text.toLowerCase() === 'not') {
    const rest = text.trim().replace(/^not\b\s*/i, '');
    return whyNot(desk, { ...inquiry, text: rest, words: splitWords(rest) }, telling);
  }
  const shorn = text.trim().replace(/\?+$/, '');
  return (
    (await ofMatter(desk, inquiry, telling, shorn)) ??
    (await ofPlace(desk, inquiry, telling, readPlace(game, splitWords(shorn), callingIn(desk, game)))) ??
    (await ofEvent(desk, inquiry, telling, shorn)) ??
    (await ofRule(desk, game, shorn)) ??
    plainly(desk, game, ['I know no such thing. ', USAGE])
  );
};

async function ofMatter(
  desk: Desk,
  inquiry: Inquiry,
  telling: Telling,
  text: string,
): Promise<Answered | null> {
  const { game, at } = inquiry;
  const id = readNumbered(text);
  const subject = id === null ? null : matter(game, id);
  if (!subject) return null;
  const events = await matterEvents(desk.store, game, subject.id);
  const book = await LawBook.open(desk.store, game);
  if (subject.state === 'pending') {
    return answered(desk, game, telling, pendingView(sceneOf(desk, game, at), subject, { events, book }));
  }
  const end = events.findLast(({ fact }) => fact.type === 'MatterResolved');
  if (!end) return plainly(desk, game, [{ matter: subject.id }, ` was ${subject.state}.`]);
  const question: Saying = ['Why ', { matter: subject.id }, ` was ${subject.state}`];
  return chained(desk, inquiry, telling, { event: end, question, notes: [] });
}

/** `E418`, `#418`, `event 418`, `418`; `r13` is the event that put that version in force. */
async function ofEvent(
  desk: Desk,
  inquiry: Inquiry,
  telling: Telling,
  text: string,
): Promise<Answered | null> {
  const { game } = inquiry;
  const typed = /^(?:e|#|event\s+)?0*(\d{1,9})$/i.exec(text)?.[1];
  const version = /^r(\d{1,6})$/i.exec(text)?.[1];
  if (typed === undefined && version === undefined) return null;
  const found = versionsOf(game).find((one) => one.version === Number(version))?.event;
  const seq = typed === undefined ? (found ?? 0) : Number(typed);
  const [event] = await desk.store.log.these(game.id, [seq]);
  if (!event) {
    const what = typed === undefined ? `version r${version} of the rules` : `event E${seq}`;
    return plainly(desk, game, [
      `There is no ${what}: the newest event is E${game.seq}, the rules are r${game.law.version}.`,
    ]);
  }
  const question: Saying = typed === undefined ? [`Why the rules are r${version}`] : [`Why E${seq}`];
  return chained(desk, inquiry, telling, { event, question, notes: [] });
}

/** What last wrote a place tells why it is as it is. */
async function ofPlace(
  desk: Desk,
  inquiry: Inquiry,
  telling: Telling,
  place: Place | null,
): Promise<Answered | null> {
  if (place === null) return null;
  const { game } = inquiry;
  let called = place.path;
  // A renaming only moved it: what wrote it lies further back, under the older name.
  const wrote = ({ changes }: Sealed) => {
    const is = unmoved(changes).some(({ path }) => path === called);
    if (!is) called = pathAfter(called, undoing(renamingsAmong(changes)));
    return is;
  };
  const { found } = await searchLog(desk.store, game.id, wrote, { most: 1 });
  const [event] = found;
  if (!event) return plainly(desk, game, [...place.called, ': nothing has happened to change that.']);
  const notes = returning(game, place);
  return chained(desk, inquiry, telling, { event, question: ['Why ', ...place.called], notes });
}

function returning(game: Game, { path }: Place): Saying[] {
  const person = /^player\/([^/]+)\/playing$/.exec(path)?.[1];
  if (person === undefined || game.table.get(path) === true) return [];
  const from = returnMs(game, person);
  return from === null
    ? []
    : [[{ player: person }, ' may play again from ', { instant: Math.ceil(from / 1000) * 1000 }, '.']];
}

async function ofRule(desk: Desk, game: Game, text: string): Promise<Answered | null> {
  const found = findRule(game.law, text.replace(/^rule\s+/i, ''));
  if (!found) return null;
  const history = ruleHistory(await everyVersion(desk, game), found.rule.id);
  if (history === null) return null;
  return {
    messages: ruleHistoryMessages(history, readerOf(desk, game)),
    name: `rule-${history.rule}-history`,
  };
}

interface Asked {
  readonly event: Sealed;
  readonly question: Saying;
  readonly notes: readonly Saying[];
}

async function chained(desk: Desk, inquiry: Inquiry, telling: Telling, asked: Asked): Promise<Answered> {
  const { game, at } = inquiry;
  const book = await LawBook.open(desk.store, game);
  const told = await toldOf(desk, game, asked.event, book);
  const view = eventView(game, told, { question: asked.question, at });
  return answered(desk, game, telling, { ...view, notes: [...asked.notes, ...view.notes] });
}

function answered(desk: Desk, game: Game, telling: Telling, view: AnswerView): Answered {
  return { messages: answerMessages(view, telling, readerOf(desk, game)), name: 'why' };
}
