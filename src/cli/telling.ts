import type { Finding, Report } from '../verify/shapes.ts';

/** A report in plain words. */
export function told(report: Report): string {
  const { game, head, throws, days, versions, findings, remarks } = report;
  const waiting = throws.waiting === 0 ? '' : `, ${throws.waiting} wait for the seed of their day`;
  return [
    `Game ${game || 'unknown'}: events E1 to E${head.seq}, seal ${head.hash.slice(0, 8)}`,
    ...(findings.length > 0
      ? []
      : [
          `  log        ${counted(report.events, 'event')}, each what was sealed, each following the one before`,
          `  dice       ${counted(days.known, 'day')}, ${days.ahead} announced before it began; ${counted(throws.checked, 'throw')} worked out again${waiting}`,
          `  law        ${counted(versions.known, 'version')}, ${versions.derived} worked out again from what was enacted`,
          '  gamestate  what the log comes to',
        ]),
    ...remarks.map((remark) => `  note       ${remark}`),
    ...findings.map((finding) => `  WRONG      ${sentenceOf(finding)}`),
    findings.length === 0
      ? 'It holds together.'
      : `It does not hold together: ${counted(findings.length, 'fault')}.`,
  ].join('\n');
}

/** `event E3, changes: is not what was sealed` */
export function sentenceOf({ where, field, saying }: Finding): string {
  return `${where}${field === null ? '' : `, ${field}`}: ${saying}`;
}

function counted(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
