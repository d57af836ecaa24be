import type { Finding, Report } from '../verify/shapes.ts';
import type { TableReport } from './tables.ts';

/** What was looked at and what came of it; a database by itself only where it is damaged. */
export type Told =
  | Report
  | TableReport
  | { readonly database: string; readonly findings: readonly Finding[] };

/** A report in plain words. */
export function told(report: Told): string {
  const { findings } = report;
  return [
    ...headOf(report),
    ...findings.map((finding) => `  WRONG      ${sentenceOf(finding)}`),
    findings.length === 0
      ? 'It holds together.'
      : `It does not hold together: ${counted(findings.length, 'fault')}.`,
  ].join('\n');
}

function headOf(report: Told): readonly string[] {
  if ('database' in report) return [`Database ${report.database}: damaged, so nothing in it was read`];
  if ('table' in report) return ofTable(report);
  const { game, head, remarks, findings } = report;
  return [
    `Game ${game || 'unknown'}: events E1 to E${head.seq}, seal ${head.hash.slice(0, 8)}`,
    ...(findings.length > 0 ? [] : whole(report)),
    ...remarks.map((remark) => `  note       ${remark}`),
  ];
}

function whole({ events, throws, days, versions }: Report): readonly string[] {
  const waiting = throws.waiting === 0 ? '' : `, ${throws.waiting} wait for the seed of their day`;
  return [
    `  log        ${counted(events, 'event')}, each what was sealed, each following the one before`,
    `  dice       ${counted(days.known, 'day')}, ${days.ahead} announced before it began; ${counted(throws.checked, 'throw')} worked out again${waiting}`,
    `  law        ${counted(versions.known, 'version')}, ${versions.derived} worked out again from what was enacted`,
    '  gamestate  what the log comes to',
  ];
}

function ofTable({ table, head, findings }: TableReport): readonly string[] {
  const events = counted(head.seq, 'event');
  return [
    `Ticker table ${table}: events 1 to ${head.seq}, seal ${head.hash.slice(0, 8)}`,
    ...(findings.length > 0
      ? []
      : [
          `  log        ${events}, each what was sealed, each following the one before`,
          '  dice       the seed is the one that was committed to',
        ]),
  ];
}

/** `event E3, changes: is not what was sealed` */
export function sentenceOf({ where, field, saying }: Finding): string {
  return `${where}${field === null ? '' : `, ${field}`}: ${saying}`;
}

function counted(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
