import type { Dice } from '../../ruleset/types.ts';

/** Which face a die of that many sides shows. */
export type Spin = (sides: number) => number;

/** Dice that show what was laid out, then what is spun, and fail when neither is there. Their throws are numbered as real ones are. */
export class LaidDice implements Dice {
  readonly faces: number[] = [];
  #n: number;
  readonly #spin: Spin | null;

  constructor(faces: readonly number[], next: number, spin: Spin | null) {
    this.faces.push(...faces);
    this.#n = next;
    this.#spin = spin;
  }

  roll(count: number, sides: number): { faces: readonly number[]; n: number } {
    const faces = this.faces.splice(0, count);
    while (this.#spin && faces.length < count) faces.push(this.#spin(sides));
    if (faces.length < count || faces.some((face) => face < 1 || face > sides))
      throw new Error(`${count} dice of ${sides} sides were thrown, and laid out were ${faces.join(', ')}`);
    this.#n += 1;
    return { faces, n: this.#n - 1 };
  }
}
