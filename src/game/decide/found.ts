import { compile, create, fill, numbered } from '../../ruleset/engine.ts';
import type { Ground, Rule } from '../../ruleset/types.ts';
import { noteVersion } from '../amending/enter.ts';
import { Writing } from '../cells.ts';
import { lawFrom } from '../evolve.ts';
import { noDice } from '../luck.ts';
import { isAccepted } from '../people.ts';
import type { Game, Law, Of, Ruling } from '../types.ts';
import { worldAt } from '../world.ts';
import { type Case, draft, ground, lawful, refused } from './drafts.ts';
import { enthrone } from './office.ts';

type Founding = Of<'found'>;

/** Sets up a game: its law, its Emperor, the first things. One that its Emperor never accepted gives way. */
export function decideFound(subject: Case, command: Founding): Ruling {
  const { game, stamp } = subject;
  if (isAccepted(game)) return refused([ground(null, ['This channel has a game already.'])]);
  const rules = numbered(command.documents.flatMap((document) => document.rules));
  const faults = faultsOf(rules);
  if (faults.length > 0) return refused(faults);
  const law = lawFrom({ version: 1, rules });
  const writing = firstCells(game, law, command, stamp);
  const grounds = createThings({ ...game, law }, writing, command, stamp.at);
  if (grounds.length > 0) return refused(grounds);
  const text = { version: law.version, rules };
  noteVersion(writing, law, game.seq + 1, 'found');
  const fact = { type: 'GameFounded', team: command.team, channel: command.channel, law: text } as const;
  const title = { rule: rules[0]?.id ?? 'referee' };
  return lawful(subject, draft({ ...subject, game: { ...game, law } }, title, fact, writing.changes), law);
}

/** The core rules have to stand alone as well: a victory leaves nothing else. */
function faultsOf(rules: readonly Rule[]): Ground[] {
  const core = rules.filter((rule) => rule.scope === 'core');
  const failed = [rules, core].map(compile).find((compiled) => !compiled.ok);
  return failed && !failed.ok ? failed.faults.map((fault) => ground(fault.rule, [fault.saying])) : [];
}

/** Names stay, and so do the numbers of throws made: a throw is never thrown again. */
const survives = /^dice\/|^player\/[^/]+\/label$/;

function firstCells(game: Game, law: Law, command: Founding, stamp: Case['stamp']): Writing {
  const writing = new Writing(game.table, 'referee');
  for (const path of game.table.keys()) if (!survives.test(path)) writing.put(path, null);
  writing
    .put('game/emperor', command.emperor)
    .put('game/round', 1)
    .put('game/round_name', command.roundName === '' ? null : command.roundName)
    .put('game/founder', stamp.by);
  for (const [name, to] of Object.entries(command.settings)) writing.put(`setting/${name}`, to);
  writing.take(fill(law.program, writing.table, null).changes);
  if (law.program.globals.has('theme') && command.roundName !== '') {
    writing.put('global/theme', command.roundName);
    writing.put('game/round_began', stamp.at);
  }
  if (command.emperor === stamp.by)
    writing.take(enthrone({ ...game, law, table: writing.table }, command.emperor, stamp.at));
  return writing;
}

function createThings(game: Game, writing: Writing, command: Founding, at: number): Ground[] {
  return command.things.flatMap(({ kind, values }, i) => {
    const world = worldAt({ ...game, table: writing.table }, at, noDice);
    const made = create(game.law.program, world, command.emperor, kind, values);
    if (made.lawful) {
      writing.take(made.changes);
      return [];
    }
    return made.grounds.map((g) => ({ ...g, saying: [`Line ${i + 1}: `, ...g.saying] }));
  });
}
