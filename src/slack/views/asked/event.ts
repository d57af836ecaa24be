import { emperor } from '../../../game/people.ts';
import type { Fact, Game, GameEvent, Tally } from '../../../game/types.ts';
import { renamingsAmong, unmoved } from '../../../ruleset/renamed.ts';
import type { Saying } from '../../../ruleset/types.ts';
import { rollsOf } from '../../../verify/throws.ts';
import type { AnswerLine, AnswerSection, AnswerView, Enactment } from '../../render/views.ts';
import { shapes } from '../market.ts';
import { eventWords } from './event-words.ts';
import type { LawBook } from './law-book.ts';

/** An event, the law of its time, and the events it came of or brought with it. */
export interface Told {
  readonly event: GameEvent;
  readonly book: LawBook;
  /** What came before and matters for it, and what was recorded along with it; oldest first. */
  readonly chain: readonly GameEvent[];
  /** The event that put its rule into the words it had, where that was a resolution. */
  readonly enacted: GameEvent | null;
  /** Of a resolution: each vote, counted or not. */
  readonly votes: readonly AnswerSection[];
}

/** One line of the log. */
export function eventLine(game: Game, { seq, at, by, fact, under }: GameEvent, book: LawBook): AnswerLine {
  return {
    event: { seq, at, by: by === 'referee' ? null : by },
    saying: [...eventWords(game, fact), ...struckWords(game, seq)],
    law: book.cite(under.version, under.rule),
  };
}

/** `, struck by E500`: the log keeps both. */
function struckWords({ table }: Game, seq: number): Saying {
  const by = table.get(`game/struck/${seq}`);
  return by === undefined ? [] : [`, struck by E${String(by)}`];
}

/** Why something happened: who did it, on which rule, by which enactment, with which dice, and what came of it. */
export function eventView(
  game: Game,
  told: Told,
  about: { readonly question: Saying; readonly at: number },
): AnswerView {
  const { event, chain } = told;
  return {
    verdict: null,
    question: about.question,
    as: null,
    at: about.at,
    version: game.law.version,
    sections: [
      {
        title: null,
        lines: [eventLine(game, event, told.book), ...wordsOf(event.fact), ...renamings(event)],
        did: did(game, event),
      },
      { title: 'The law behind it', lines: lawLines(told) },
      ...outcome(game, event.fact),
      ...told.votes,
      ...(chain.length === 0
        ? []
        : [{ title: 'What belongs to it', lines: chain.map((one) => eventLine(game, one, told.book)) }]),
    ],
    notes: notes(event),
    more: `/nomic why E${event.seq}`,
  };
}

function did(game: Game, { fact, changes }: GameEvent): NonNullable<AnswerSection['did']> {
  return { rolls: rollsOf(fact), changes: unmoved(changes), shapes: shapes(game) };
}

const called = (name: string): string => name.replaceAll('_', ' ');

function renamings({ changes }: GameEvent): AnswerLine[] {
  return renamingsAmong(changes).map(({ what, name, to }) => ({
    saying: [`The ${what} ${called(name)} is called ${called(to)} from here on.`],
  }));
}

/** What a person wrote along with it. */
function wordsOf(fact: Fact): AnswerLine[] {
  const note =
    'note' in fact ? fact.note : 'reason' in fact && fact.type !== 'MatterResolved' ? fact.reason : undefined;
  const said = 'said' in fact ? fact.said : [];
  return [
    ...(note === undefined ? [] : [{ saying: ['In their words:'], typed: note }]),
    ...said.map((saying): AnswerLine => ({ saying })),
  ];
}

function lawLines({ event, book, enacted }: Told): AnswerLine[] {
  const { version, rule, matter } = event.under;
  const cited = book.cite(version, rule);
  const basis = rule === undefined ? null : book.basis(version, rule);
  return [
    {
      saying: [cited === null ? `By the referee's own order of things, under r${version}.` : `By ${cited}.`],
    },
    ...(matter === undefined ? [] : [{ saying: ['It concerns ', { matter }, '.'] }]),
    ...(basis === null || cited === null ? [] : [{ saying: basisWords(basis) }]),
    ...(enacted?.fact.type === 'MatterResolved' ? [{ saying: namesWords(enacted.fact.tally) }] : []),
  ];
}

/** `The rule has stood so since r9, by P4 (FOR 4, AGAINST 1), enacted by Dara at …, event 310.` */
function basisWords({ version, title, by, at, event }: Enactment): Saying {
  const since: Saying = [`The rule has stood so since r${version}, `];
  const end: Saying = [', ', { instant: at }, `, E${event}.`];
  switch (title.is) {
    case 'matter':
      return [
        ...since,
        'by ',
        { matter: title.matter },
        ` (FOR ${title.for}, AGAINST ${title.against}), resolved by `,
        { player: by },
        ...end,
      ];
    case 'record':
      return [...since, 'by a record of ', { player: by }, "'s by hand", ...end];
    case 'contest':
      return [...since, `since the record of E${title.record} was contested`, ...end];
    case 'strike':
      return [...since, `since E${title.struck} was struck`, ...end];
    case 'lapse':
      return [...since, `when ${title.title} lapsed`, ...end];
    case 'founding':
      return [...since, 'when the game was founded', ...end];
    case 'round':
      return [...since, 'when the round began', ...end];
  }
}

function namesWords(tally: Tally): Saying {
  return ['FOR ', ...names(tally.for), '; AGAINST ', ...names(tally.against), '.'];
}

function names(people: readonly string[]): Saying {
  if (people.length === 0) return ['nobody'];
  return people.flatMap((person, i): Saying => (i === 0 ? [{ player: person }] : [', ', { player: person }]));
}

function outcome(game: Game, fact: Fact): AnswerSection[] {
  if (fact.type !== 'MatterResolved') return [];
  const { tally } = fact;
  const follows = tally.followed.length === 0 ? [] : [followWords(game, tally.followed)];
  const undecided =
    tally.deferential.length === 0
      ? []
      : [{ saying: ['DEFERENTIAL, counted as neither: ', ...names(tally.deferential)] }];
  const left = tally.uncounted.map(
    ({ by, vote }): AnswerLine => ({
      mark: 'neither',
      saying: [`Not counted: ${vote.toUpperCase()} of `, { player: by }, ', who did not play then'],
    }),
  );
  return [
    {
      title: 'The votes',
      lines: [{ saying: namesWords(tally) }, ...follows, ...undecided, ...left],
    },
  ];
}

function followWords(game: Game, people: readonly string[]): AnswerLine {
  return { saying: ['By DEFERENTIAL, following ', { player: emperor(game) }, ': ', ...names(people)] };
}

function notes({ seq, fact }: GameEvent): Saying[] {
  const thrown = rollsOf(fact).length > 0;
  return [
    [`The gamestate and the rules as they were then: \`/nomic as-of E${seq}\`.`],
    ...(thrown ? [[`How the dice fell: \`/nomic verify E${seq}\`.`]] : []),
  ];
}
