import type { Message } from '../compose.ts';
import { at } from '../dates.ts';
import { ruleRows } from '../diff/rule.ts';
import { paged } from '../paged.ts';
import type { Part } from '../parts.ts';
import { bold, code, joined, type Phrase } from '../phrase.ts';
import type { Reader, RuleHistoryView } from '../views.ts';
import { onWhat } from './law-diff.ts';

/** `/nomic rules 2.4 history`: each version with its matter, votes, date and difference, newest first. */
export function ruleHistoryMessages(view: RuleHistoryView, reader: Reader): Message[] {
  const name = view.number === null ? `${view.title} (repealed)` : `${view.number} ${view.title}`;
  const n = view.versions.length === 1 ? '1 version' : `${view.versions.length} versions`;
  const head: Phrase = [bold(name), `: ${n}, newest first`];
  const parts: Part[] = [{ lines: [head] }];
  const sentences: Phrase[] = [[...head, '.']];
  for (const version of view.versions) {
    const line: Phrase = joined([
      [bold(`r${version.version}`)],
      [howWords(version)],
      onWhat(version),
      [at(version.at)],
    ]);
    parts.push({ lines: [line] });
    sentences.push([...line, '.']);
    if (version.before === null || version.after === null) continue;
    const { text, block } = ruleRows(version.before, version.after);
    const rows = [...text, ...block];
    if (rows.length === 0) continue;
    parts.push({ table: rows });
    sentences.push(...rows.filter((row) => !row.startsWith(' ')).map(aloud));
  }
  return paged(parts, { sentences, more: [code('/nomic rules')] }, reader);
}

function howWords({ before, after }: RuleHistoryView['versions'][number]): string {
  if (before === null) return 'added';
  return after === null ? 'repealed' : 'changed';
}

function aloud(row: string): Phrase {
  return [row.startsWith('-') ? `Was: "${row.slice(2).trim()}".` : `Is now: "${row.slice(2).trim()}".`];
}
