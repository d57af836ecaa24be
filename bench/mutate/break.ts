/** A line broken on purpose, and the tests that have to notice. */
export interface Break {
  /** What would be wrong with a referee that had it. */
  readonly what: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly before: string;
  readonly after: string;
  readonly tests: readonly string[];
}
