const UNIT: Readonly<Record<string, string>> = { second: 's', minute: 'm', hour: 'h', day: 'd', week: 'w' };
const WORDED = /(\d+)\s*(second|minute|hour|day|week)s?(?:\s*(?:,|and)?\s*)/gi;
const ALSO: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false };

/** A value as people write it, as YAML is to hold it: `30 minutes` -> `30m`, `1,000,000` -> a number, `"low"` -> `low`. */
export function readValue(words: string): string | number | boolean {
  const said = words
    .trim()
    .replace(/[.!;]+$/, '')
    .replace(/^["'`](.*)["'`]$/s, '$1')
    .trim();
  if (/^-?\d{1,3}(?:,\d{3})+$/.test(said)) return Number(said.replaceAll(',', ''));
  if (/^-?\d{1,15}$/.test(said)) return Number(said);
  const flag = ALSO[said.toLowerCase()];
  if (flag !== undefined) return flag;
  if (said !== '' && said.replace(WORDED, '') === '') {
    return said.replace(WORDED, (_, n: string, unit: string) => `${n}${UNIT[unit.toLowerCase()]}`);
  }
  return said.replace(/^(?:a|an|one)\s+(second|minute|hour|day|week)$/i, (_, unit: string) => {
    return `1${UNIT[unit.toLowerCase()]}`;
  });
}
