import type { CompiledTrigger } from '../compile/machine.ts';
import type { Table } from '../types.ts';

type Named = Pick<CompiledTrigger, 'name' | 'on'>;

/**
 * How far triggers have come in one settlement. One that is through with some of the things that stood before the move, each
 * once, goes on with the others next time when its work runs out: it comes to an end, other than one that goes round in a ring.
 */
export class Progress {
  readonly #done = new Map<string, Set<string>>();
  readonly #endless = new Set<string>();
  readonly #resting = new Set<string>();

  /** It fired for this thing. */
  did({ name, on }: Named, key: string, before: Table): void {
    const done = this.#done.get(name) ?? new Set<string>();
    if (done.has(key) || !before.has(`is/${on}/${key}`)) this.#endless.add(name);
    this.#done.set(name, done.add(key));
  }

  mayRest({ name }: Named): boolean {
    return this.#done.has(name) && !this.#endless.has(name);
  }

  rest({ name }: Named): void {
    this.#resting.add(name);
  }

  rests({ name }: Named): boolean {
    return this.#resting.has(name);
  }
}
