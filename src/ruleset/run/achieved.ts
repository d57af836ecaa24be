import { being } from '../expr/beings.ts';
import type { Program, World } from '../types.ts';
import { Run } from './run.ts';

/** `won` stands until the round ends; what only `holds` ends when its condition does. */
interface Achievement {
  readonly rule: string;
  readonly how: 'won' | 'holds';
  readonly note: string;
}

const pathOf = (person: string): string => `achieved/${person}`;

function heldAs(run: Run, person: string): 'won' | 'holds' | null {
  const cell = run.table.get(pathOf(person));
  return Array.isArray(cell) ? (cell[2] as 'won' | 'holds') : null;
}

/** Puts on record that somebody has achieved victory: the rule, the moment, how, and the note of the condition. */
export function achieve(run: Run, person: string, { rule, how, note }: Achievement): void {
  if (person === '' || !run.exists('player', person)) throw new Error('nobody is set to achieve victory');
  const held = heldAs(run, person);
  if (held === 'won' || held === how) return;
  run.table.put(pathOf(person), [rule, String(run.world.now), how, note], rule);
}

/** A condition holds no more; another that does keeps the achievement. */
export function cease(run: Run, person: string, name: string): void {
  const others = run.machine.victories.filter((one) => one.name !== name);
  if (heldAs(run, person) !== 'holds') return;
  if (others.some((one) => run.table.has(`true/${one.name}/${person}`))) return;
  run.table.put(pathOf(person), null, run.at);
}

/** Whether somebody has achieved victory at this moment. A condition that asks this of itself sees only what was won. */
export function achieved(run: Run, person: string): boolean {
  if (heldAs(run, person) === 'won') return true;
  if (run.judgingVictory) return false;
  run.judgingVictory = true;
  try {
    return run.machine.victories.some(({ test, home }) => {
      if (!run.playing(home.scope).includes(person)) return false;
      const frame = run.frame(home.scope);
      frame.player = being('player', person);
      return run.ask(test!, frame) === true;
    });
  } finally {
    run.judgingVictory = false;
  }
}

/** The same, asked from outside; of a condition that breaks nothing is achieved. */
export function hasAchieved(program: Program, world: World, person: string): boolean {
  const run = new Run(program, world, '');
  return run.within(() => {
    try {
      return achieved(run, person);
    } catch {
      return heldAs(run, person) !== null;
    }
  });
}
