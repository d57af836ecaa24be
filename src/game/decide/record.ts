import { readDice } from '../../dice/notation.ts';
import type { Roll } from '../../ruleset/types.ts';
import { keysUnder, text, Writing } from '../cells.ts';
import { thrown } from '../luck.ts';
import { kindOf, matter } from '../matters.ts';
import { emperor, isPlaying } from '../people.ts';
import { standing } from '../standing.ts';
import type { Command, Ruling } from '../types.ts';
import { type Case, criteriaGround, draft, ground, refused } from './drafts.ts';
import { unknownMatter } from './vote.ts';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

const nothing: Ruling = { lawful: true, events: [] };

/** FN-M6: the text first posted is what is voted on; an edit is noted, and noted away when it is undone. */
export function decideNoteEdit(subject: Case, command: Of<'note_edit'>): Ruling {
  const { game } = subject;
  const at = matter(game, command.matter);
  if (!at) return unknownMatter(command.matter);
  const now = command.text === at.text ? null : command.text;
  if (now === at.edited) return nothing;
  const { rule } = kindOf(game, at.kind);
  const changes = new Writing(game.table, rule).put(`matter/${at.id}/edited`, now).changes;
  const votes = keysUnder(game.table, `vote/${at.id}`).length;
  const fact = { type: 'EntryEdited', matter: at.id, text: command.text, votes } as const;
  return { lawful: true, events: [draft(subject, { rule, matter: at.id }, fact, changes)] };
}

export function decideNoteDeletion(subject: Case, command: Of<'note_deletion'>): Ruling {
  const { game } = subject;
  const at = matter(game, command.matter);
  if (!at) return unknownMatter(command.matter);
  if (at.deleted) return nothing;
  const { rule } = kindOf(game, at.kind);
  const changes = new Writing(game.table, rule).put(`matter/${at.id}/deleted`, true).changes;
  return {
    lawful: true,
    events: [draft(subject, { rule, matter: at.id }, { type: 'EntryDeleted', matter: at.id }, changes)],
  };
}

/** FN-R7: the Emperor says that the changes an enacted matter prescribes are made; any player may (FN-L3). */
export function decideDischarge(subject: Case, command: Of<'discharge'>): Ruling {
  const { game, stamp } = subject;
  const at = matter(game, command.matter);
  if (!at) return unknownMatter(command.matter);
  const rule = game.law.program.titles.criteria;
  if (!isPlaying(game.table, stamp.by) && stamp.by !== emperor(game)) {
    const saying = ['Only someone who plays can mark it as done; ', { player: stamp.by }, ' observes.'];
    return refused([criteriaGround(game.law.program, 'closed', saying, 'referee')]);
  }
  if (text(game.table, `duty/${at.id}`) !== 'due') {
    const saying = [{ matter: at.id }, ' owes nothing that is still to be carried out.'];
    return refused([criteriaGround(game.law.program, 'closed', saying, 'referee')]);
  }
  const changes = new Writing(game.table, rule ?? 'referee').put(`duty/${at.id}`, 'done').changes;
  const fact = { type: 'DutyDischarged', matter: at.id } as const;
  return {
    lawful: true,
    events: [draft(subject, { rule: rule ?? 'referee', matter: at.id }, fact, changes)],
  };
}

/** FN-E5: whether all wish to go on is asked and shown, never enforced. */
export function decideWish(subject: Case, command: Of<'wish'>): Ruling {
  const { game, stamp } = subject;
  const rule = game.law.program.titles.emperor;
  if (!game.table.has('game/winner') || game.table.has('game/round_began')) {
    return refused([ground(rule, ['The question is only asked between two rounds.'])]);
  }
  if (!isPlaying(game.table, stamp.by)) {
    return refused([ground(rule, ['Only those who play are asked; ', { player: stamp.by }, ' observes.'])]);
  }
  if (text(game.table, `wish/${stamp.by}`) === command.wish) return nothing;
  const changes = new Writing(game.table, rule ?? 'referee').put(`wish/${stamp.by}`, command.wish).changes;
  const fact = { type: 'WishStated', wish: command.wish } as const;
  return { lawful: true, events: [draft(subject, { rule: rule ?? 'referee' }, fact, changes)] };
}

/** A plain roll changes no value; it is recorded so that its dice can be checked. */
export function decideRoll(subject: Case, command: Of<'roll'>): Ruling {
  const { game, stamp } = subject;
  const read = readDice(command.dice);
  if (!read.ok) return refused([ground(null, [read.saying])]);
  const { count, sides, modifier } = read.dice;
  const { faces, n } = stamp.dice.roll(count, sides);
  const total = faces.reduce((sum, face) => sum + face, modifier);
  const roll: Roll = { dice: command.dice, faces, modifier, total, label: command.label, n, before: 0 };
  const changes = thrown(game.table, 'plain', stamp.day, [roll]);
  return { lawful: true, events: [draft(subject, {}, { type: 'DiceRolled', roll }, changes)] };
}

export function decideName(subject: Case, command: Of<'name'>): Ruling {
  const { game } = subject;
  const changes = new Writing(game.table, 'referee').put(
    `player/${command.person}/label`,
    command.label,
  ).changes;
  if (changes.length === 0) return nothing;
  const fact = { type: 'PersonNamed', person: command.person, label: command.label } as const;
  return { lawful: true, events: [draft(subject, {}, fact, changes)] };
}

export function decideSetting(subject: Case, command: Of<'set'>): Ruling {
  const { game } = subject;
  const changes = new Writing(game.table, 'referee').put(`setting/${command.setting}`, command.to).changes;
  if (changes.length === 0) return nothing;
  const fact = { type: 'SettingChanged', setting: command.setting, to: command.to } as const;
  return { lawful: true, events: [draft(subject, {}, fact, changes)] };
}

/** A clock ran out with these votes; said once a matter. */
export function decideRipen(subject: Case, command: Of<'ripen'>): Ruling {
  const { game, stamp } = subject;
  const at = matter(game, command.matter);
  if (at?.state !== 'pending' || at.ripened) return nothing;
  const stand = standing(game, at, stamp.at);
  if (!stand.enact && !stand.fail) return nothing;
  const { rule } = stand.enact ? stand.enactRule : stand.failRule;
  const changes = new Writing(game.table, rule).put(`matter/${at.id}/ripened`, true).changes;
  const outcome = stand.enact ? 'enact' : 'fail';
  const fact = { type: 'MatterRipened', matter: at.id, outcome, tally: stand.tally } as const;
  return { lawful: true, events: [draft(subject, { rule, matter: at.id }, fact, changes)] };
}
