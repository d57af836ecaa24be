import type { Definition } from '../types.ts';
import { accept } from '../values.ts';
import { Refusal } from './refusal.ts';
import { dropRows } from './remove.ts';
import { isPlaying, players, STEPPED_DOWN } from './roles.ts';
import type { Run } from './run.ts';
import { sameCell } from './working.ts';
import { fieldTarget, write } from './write.ts';

/** Changes a person's role. Making somebody what they are already does nothing. */
export function make(run: Run, person: string, role: 'player' | 'observer', rule: string): void {
  if (person === '') throw new Error('nobody is set to be made a player or observer');
  if (isPlaying(run.table, person) === (role === 'player')) return;
  if (role === 'player') makePlayer(run, person, rule);
  else makeObserver(run, person, rule);
}

function makePlayer(run: Run, person: string, rule: string): void {
  const round = Number(run.table.get('game/round') ?? 1);
  const same = run.exists('player', person) && run.table.get(`player/${person}/round`) === round;
  const at = `player/${person}`;
  run.table.put(`is/player/${person}`, true, rule);
  run.table.put(`${at}/playing`, true, rule);
  run.table.put(`${at}/joined`, run.world.now, rule);
  run.table.put(`${at}/demoted`, null, rule);
  run.table.put(`${at}/${STEPPED_DOWN}`, null, rule);
  run.table.put(`${at}/round`, round, rule);
  if (!same) dropRows(run, 'player', person, rule);
  for (const definition of run.machine.words.playerFields.values()) {
    if (!same || !stillFits(run, person, definition)) restart(run, person, definition, rule);
  }
}

/** Values lawfully held before come back where they still make sense (FN-P5). */
function stillFits(run: Run, person: string, definition: Definition): boolean {
  const cell = run.table.get(`player/${person}/${definition.name}`);
  if (cell === undefined) return definition.optional && definition.default === undefined;
  const accepted = accept(definition, cell, run.exists);
  return accepted.ok && sameCell(accepted.cell, cell);
}

function restart(run: Run, person: string, definition: Definition, rule: string): void {
  const target = fieldTarget('player', person, definition);
  if (definition.default === undefined) run.table.put(target.path, null, rule);
  else write(run, target, definition.default, rule);
}

function makeObserver(run: Run, person: string, rule: string): void {
  remains(run, person, rule);
  const at = `player/${person}`;
  run.table.put(`${at}/playing`, false, rule);
  run.table.put(`${at}/round`, Number(run.table.get('game/round') ?? 1), rule);
  // Whether it locks them out is asked when they come back.
  run.table.put(`${at}/${byThemselves(run, person) ? STEPPED_DOWN : 'demoted'}`, run.world.now, rule);
}

/** By an act of their own, and not as what follows from one. */
function byThemselves(run: Run, person: string): boolean {
  return run.acting && person === run.by;
}

/** The floor: whoever plays last may leave, if there is a way back, but no rule ends all play. */
function remains(run: Run, person: string, rule: string): void {
  if (byThemselves(run, person) && run.machine.actions.has('join')) return;
  if (players(run.table).some((other) => other !== person)) return;
  throw new Refusal(rule, [{ player: person }, ` is the last ${run.noun('player')}: somebody has to play.`]);
}
