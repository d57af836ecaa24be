import { fold, plain } from '../normalise.ts';
import { withoutCode } from './codeblocks.ts';

const LINE = /^[\s*_~]*([\p{L}][\p{L}\p{N} _-]{0,39})[*_~]*\s*:[*_~]*\s*(\S.*)$/u;

/**
 * Lines such as `Weight: trivial` of an entry, for the fields that its kind declares; the first line of a name counts.
 * @param names declared fields, `expected_cost`
 */
export function fieldLines(text: string, names: Iterable<string>): Readonly<Record<string, string>> {
  const declared = new Set(names);
  const found = new Map<string, string>();
  for (const line of fold(plain(withoutCode(text))).split('\n')) {
    const [, label = '', value = ''] = LINE.exec(line) ?? [];
    const name = label.trim().toLowerCase().replace(/[ -]+/g, '_');
    if (declared.has(name) && !found.has(name)) found.set(name, value.replace(/(?<![*_~\s])[*_~\s]+$/, ''));
  }
  return Object.fromEntries(found);
}
