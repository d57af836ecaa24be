import type { Luck } from './luck.ts';
import type { Json } from './values.ts';

/** Where something comes in that people wrote, or that Slack sent. */
export interface Door {
  readonly name: string;
  /** How many inputs it is given for each of another's. */
  readonly share: number;
  make(luck: Luck): Json;
  /** What is read of what was made, where that takes work that is not the reader's. */
  ready?(made: Json): Json;
  /** Reads it as the referee would; messages and views that say again what was read. */
  read(input: Json): readonly unknown[];
  /** The same to a reader that would otherwise remember having read it. */
  anew?(input: Json, n: number): Json;
}

export const textOf = (input: Json): string => (typeof input === 'string' ? input : JSON.stringify(input));

/** For readers of YAML and of documents, to which a remark at the end is nothing. */
export const remarked = (input: Json, n: number): Json => `${textOf(input)}\n# ${n}\n`;
