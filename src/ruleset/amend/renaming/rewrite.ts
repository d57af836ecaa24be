import { isMap, isScalar, type Pair, type Scalar } from 'yaml';
import type { Place } from '../../mechanism.ts';
import type { Draft } from '../draft.ts';
import type { Mention } from './mentions.ts';
import type { Use } from './uses.ts';

/** A piece of a text that is to be replaced. */
type Piece = Pick<Use, 'start' | 'end' | 'text'>;

/** What is to be changed in one rule. Everything is looked up by its old name first, and changed together. */
export class Rewrite {
  readonly #draft: Draft;
  readonly #values = new Map<Scalar, Map<number, Piece>>();
  readonly #keys = new Map<Pair, string>();
  readonly #text = new Map<number, Piece>();

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  get isEmpty(): boolean {
    return this.#values.size + this.#keys.size + this.#text.size === 0;
  }

  /** `from`: where the expression begins, in what stands at this place, or with null in the text of the rule. */
  use({ start, end, text }: Use, at: Place | null, from: number): void {
    const piece = { start: from + start, end: from + end, text };
    if (at === null) this.#text.set(piece.start, piece);
    else this.#replace(at, piece);
  }

  mention({ at, is, by }: Mention): void {
    if (is === 'value') {
      this.#replace(at, { start: 0, end: by.name.length, text: by.to });
      return;
    }
    const holder = this.#draft.block?.getIn(at.slice(0, -1), true);
    const pair = isMap(holder) ? holder.items.find((one) => nameOf(one) === at.at(-1)) : undefined;
    if (pair !== undefined) this.#keys.set(pair, by.to);
  }

  carryOut(): void {
    if (this.#values.size + this.#keys.size > 0) this.#draft.blockToEdit();
    for (const [scalar, pieces] of this.#values) scalar.value = replaced(String(scalar.value), pieces);
    for (const [pair, name] of this.#keys) {
      if (isScalar(pair.key)) pair.key.value = name;
      else pair.key = name;
    }
    if (this.#text.size > 0) this.#rewriteText();
  }

  #replace(at: Place, piece: Piece): void {
    const node = this.#draft.block?.getIn(at, true);
    if (!isScalar(node)) return;
    const pieces = this.#values.get(node) ?? new Map<number, Piece>();
    this.#values.set(node, pieces.set(piece.start, piece));
  }

  #rewriteText(): void {
    const pieces = [...this.#text.values()];
    /** Where an offset into the old text has come to. */
    const moved = (offset: number) =>
      pieces.reduce(
        (to, { start, end, text }) => (end <= offset ? to + text.length - (end - start) : to),
        offset,
      );
    const stretches = this.#draft.stretches.map((one) => ({
      ...one,
      from: moved(one.from),
      to: moved(one.to),
    }));
    this.#draft.put(replaced(this.#draft.text, this.#text), stretches);
  }
}

function nameOf({ key }: Pair): unknown {
  return isScalar(key) ? key.value : key;
}

function replaced(text: string, pieces: ReadonlyMap<number, Piece>): string {
  return [...pieces.values()]
    .sort((a, b) => b.start - a.start)
    .reduce((so, { start, end, text: piece }) => so.slice(0, start) + piece + so.slice(end), text);
}
