/** One thing a select may hold. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
  readonly group?: string;
}

export function matching(choices: readonly Choice[], query: string): Choice[] {
  const wanted = query.trim().toLowerCase();
  return choices.filter(({ label }) => label.toLowerCase().includes(wanted));
}
