/** Where a command writes. */
export interface Out {
  /** What was asked for. */
  say(text: string): void;
  /** What went wrong, and how to ask. */
  complain(text: string): void;
}

/** One word after `fast-nomic`. `run` resolves to the exit code: 0 well, 1 something is wrong with what was looked at, 2 it could not be done. */
export interface CliCommand {
  readonly usage: string;
  readonly does: string;
  readonly run: (args: readonly string[], out: Out) => Promise<number>;
}

/** Somebody asked for what cannot be done; the message is a sentence for them. */
export class Unusable extends Error {}
