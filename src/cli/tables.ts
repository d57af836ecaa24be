import { commitment } from '../dice/provable.ts';
import type { GameRow } from '../store/log.ts';
import type { Reading } from '../store/reading.ts';
import { Links } from '../verify/links.ts';
import { placeFindings } from '../verify/place.ts';
import type { Head } from '../verify/sealed.ts';
import type { Finding } from '../verify/shapes.ts';

/** A ticker table of the books, as far as it is checked: its chain, and its seed against what Slack was told. */
export interface TableReport {
  readonly table: string;
  readonly head: Head;
  readonly findings: readonly Finding[];
}

const PAGE = 200;

export async function verifyTable({ log, seeds }: Reading, row: GameRow): Promise<TableReport> {
  const table = row.id;
  const placed = placeFindings(row, (await log.rows(table, 0, 1))[0]);
  const links = new Links();
  for (let rows = await log.rows(table, 0, PAGE); rows.length > 0; ) {
    for (const row of rows) links.take(row);
    rows = await log.rows(table, rows.at(-1)?.seq ?? 0, PAGE);
  }
  const days = await seeds.commitments(table);
  const kept = await Promise.all(
    days.map(async (day) => ({ day, seed: await seeds.secret(table, day.day) })),
  );
  const wrong = kept.flatMap(({ day, seed }): Finding[] =>
    seed?.length === 32 && commitment(seed) === day.commitment
      ? []
      : [{ where: 'dice', field: 'seed', saying: 'have a seed whose SHA-256 is not their commitment' }],
  );
  return { table, head: links.head, findings: [...links.findings, ...placed, ...wrong] };
}
