/** What an audit found that is not as it should be. `saying` is the end of a sentence that begins with `where`. */
export interface AuditView {
  /** The channel of the game. */
  readonly channel: string;
  readonly findings: readonly {
    readonly where: string;
    readonly field: string | null;
    readonly saying: string;
  }[];
}
