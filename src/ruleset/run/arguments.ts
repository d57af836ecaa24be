import { being, Unset } from '../expr/beings.ts';
import type { Frame } from '../expr/expression.ts';
import type { Cell, Definition } from '../types.ts';
import { accept } from '../values.ts';
import { toCel } from './cells.ts';
import { Refusal } from './refusal.ts';
import type { Run } from './run.ts';
import { raw } from './write.ts';

/** Puts the arguments of a procedure into its frame, each through the door that all values pass. */
export function argumentsOf(
  run: Run,
  { takes, rule }: { readonly takes: readonly Definition[]; readonly rule: string },
  given: ReadonlyMap<string, unknown>,
  frame: Frame,
): void {
  for (const definition of takes) {
    const accepted = accept(definition, raw(given.get(definition.name)), run.exists);
    if (!accepted.ok) throw new Refusal(rule, [`${accepted.saying}.`]);
    place(run, frame, definition, accepted.cell);
  }
}

/** An argument left out is an unset reference, or nothing that may be looked at but with `is_set`. */
export function place(run: Run, frame: Frame, definition: Definition, cell: Cell | null): void {
  const { name, type } = definition;
  if (cell !== null) frame[name] = toCel(definition, cell);
  else if (type === 'player' || run.machine.words.kinds.has(type)) frame[name] = being(type, '');
  else
    Object.defineProperty(frame, name, {
      get() {
        throw new Unset(`${name} is not set`);
      },
    });
}
