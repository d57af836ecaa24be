import type { Dice } from '../../ruleset/types.ts';

/** Dice that show what was laid out, and fail when nothing is. Their throws are numbered as real ones are. */
export class LaidDice implements Dice {
  readonly faces: number[] = [];
  #n: number;

  constructor(faces: readonly number[], next: number) {
    this.faces.push(...faces);
    this.#n = next;
  }

  roll(count: number, sides: number): { faces: readonly number[]; n: number } {
    const faces = this.faces.splice(0, count);
    if (faces.length < count || faces.some((face) => face < 1 || face > sides))
      throw new Error(`${count} dice of ${sides} sides were thrown, and laid out were ${faces.join(', ')}`);
    this.#n += 1;
    return { faces, n: this.#n - 1 };
  }
}
