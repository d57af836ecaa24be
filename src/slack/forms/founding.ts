import { isAccepted } from '../../game/people.ts';
import { noReader } from '../commands/reader.ts';
import type { Desk } from '../desk.ts';
import { gameAt } from '../gate.ts';
import type { SetupFault } from '../read/things.ts';
import { lineForm } from '../read/things.ts';
import { loadingForm } from '../render/forms/loading.ts';
import { noteForm } from '../render/forms/note.ts';
import { setupForm } from '../render/forms/setup.ts';
import type { SetupFormView } from '../render/views.ts';
import { carrying } from './carried.ts';
import { found } from './found.ts';
import { chooseLaw, sampled } from './law.ts';
import { mayBeIn, membersOf, NOT_A_MEMBER, NOT_HERE, UNKNOWN } from './people.ts';
import { type Opener, show, showInstead, tell } from './show.ts';
import { CLOSE, type FormAnswer, type Sent } from './submission.ts';
import type { Wish } from './wish.ts';

const TYPED = 'Type `/nomic setup rules=stock-market` in the channel.';

/** The form that founds a game. It opens empty at once, and is filled when Slack has said who is here. */
export async function openSetup(desk: Desk, opener: Opener, channel: string): Promise<void> {
  const game = gameAt(desk, channel);
  if (game && isAccepted(game))
    return tell(desk, opener, [
      ['This channel has a game already: type `/nomic help` for what you can do in it.'],
    ]);
  const reader = noReader(desk);
  const viewId = await show(desk, opener, loadingForm(['Set up Fast Nomic'], reader), TYPED);
  if (viewId === null) return;
  const [members, founder] = await Promise.all([
    membersOf(desk, channel).catch(() => UNKNOWN),
    desk.names.lookUp(opener.person),
  ]);
  if (!mayBeIn(members, desk.who.botUserId)) return showInstead(desk, viewId, noteForm([NOT_HERE], reader));
  if (founder && !founder.member) return showInstead(desk, viewId, noteForm([NOT_A_MEMBER], reader));
  const view = {
    ...filledFor(desk, opener.person),
    channel,
    players: await firstPlayers(desk, members?.people ?? []),
  };
  await showInstead(desk, viewId, carrying(setupForm(view, reader), { t: opener.thread }));
}

function filledFor(desk: Desk, person: string): Omit<SetupFormView, 'channel' | 'players'> {
  const { core, rounds } = desk.rulesets;
  const law = chooseLaw(desk.rulesets, null);
  const begin = typeof law === 'string' ? null : sampled(law.program);
  const things = begin && { plural: begin.kind.plural, sample: begin.sample, form: lineForm(begin.kind) };
  const whole = rounds.map(({ file, title }) => ({ file, title: `${title} (full text)` }));
  return { rulesets: [...whole, { file: core.file, title: 'Core rules only' }], emperor: person, things };
}

const MOST_PROPOSED = 12;

/** The people of a small channel are proposed; who is to be asked is for the founder to say. */
async function firstPlayers(desk: Desk, members: readonly string[]): Promise<string[]> {
  const others = members.filter((person) => person !== desk.who.botUserId);
  if (others.length > MOST_PROPOSED) return [];
  const people = await Promise.all(others.map((person) => desk.names.lookUp(person)));
  return people.flatMap((person) => (person && !person.bot ? [person.id] : []));
}

/** Founds the game, or says under each field what is wrong with it. */
export async function submitSetup(desk: Desk, sent: Sent): Promise<FormAnswer> {
  const faults = await found(desk, wishOf(desk, sent), sent.cause);
  return faults.length === 0 ? CLOSE : { errors: underFields(faults) };
}

function wishOf(desk: Desk, { asker, filled, at }: Sent): Wish {
  const rules = filled.text('rules') || null;
  const tape = filled.text('tape');
  const emperor = filled.text('emperor') || null;
  return {
    ...{ channel: asker.channel, by: asker.person, at, rules, emperor, faults: [] },
    players: filled.people('players'),
    tape: tape === 'channel' || tape === 'private' ? tape : 'tape',
    marks: filled.text('marks'),
    lists: listsIn(desk, rules, filled.text('things')),
  };
}

/** The sample left as it was, under rules that know no such things, was not meant. */
function listsIn(desk: Desk, rules: string | null, things: string): ReadonlyMap<string, string> {
  const begun = (name: string | null) => {
    const law = chooseLaw(desk.rulesets, name);
    return typeof law === 'string' ? null : sampled(law.program);
  };
  const shown = begun(null);
  const plural = begun(rules)?.kind.plural;
  if (plural !== undefined) return new Map([[plural, things]]);
  const untouched = things === '' || things === shown?.sample;
  return untouched || shown === null ? new Map() : new Map([[shown.kind.plural, things]]);
}

const FIELDS: ReadonlySet<string> = new Set(['rules', 'emperor', 'players', 'tape', 'marks']);

/** Lists have one field here; what belongs to none stands under the first. */
function underFields(faults: readonly SetupFault[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, saying } of faults) {
    const block = field === 'setup' ? 'rules' : FIELDS.has(field) ? field : 'things';
    errors[block] = block in errors ? `${errors[block]} ${saying}` : saying;
  }
  return errors;
}
