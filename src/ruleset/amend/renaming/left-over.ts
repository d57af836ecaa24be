import { isCollection, isMap, isScalar } from 'yaml';
import type { Renamed } from '../../renamed.ts';
import type { Saying } from '../../types.ts';
import type { Desk } from '../desk.ts';
import type { Draft } from '../draft.ts';

const MOST_NAMED = 4;

/** How often the words of the rules, which no renaming touches, still say what something was called. */
export function leftOver(desk: Desk, renamed: readonly Renamed[]): Saying[] {
  return renamed.flatMap(({ name }): Saying[] => {
    const found = desk.drafts
      .map((draft) => ({ id: draft.rule().id, times: timesSaid(draft, name) }))
      .filter(({ times }) => times > 0);
    if (found.length === 0) return [];
    const times = found.reduce((sum, one) => sum + one.times, 0);
    const shown = found
      .slice(0, MOST_NAMED)
      .flatMap(({ id }, i) => [...(i === 0 ? [] : [', ']), { rule: id }]);
    const more = found.length > MOST_NAMED ? ' and others' : '';
    const said = `The words of the rules still say ${spaced(name)} ${times === 1 ? 'once' : `${times} times`} (`;
    return [[said, ...shown, `${more}); a renaming leaves prose as it is.`]];
  });
}

const spaced = (name: string): string => name.replaceAll('_', ' ');

function timesSaid(draft: Draft, name: string): number {
  const word = new RegExp(
    `(?<![\\p{L}\\p{N}_])${name.replaceAll('_', '[_\\s-]+')}(?![\\p{L}\\p{N}_])`,
    'giu',
  );
  const said = [
    draft.text,
    ...(draft.mentions(name) || name.includes('_') ? sentencesIn(draft.block?.contents) : []),
  ];
  return said.reduce(
    (sum, text) => sum + (text.replace(/\{\{[\s\S]*?\}\}/g, ' ').match(word)?.length ?? 0),
    0,
  );
}

/** Keys whose value is said to people. */
const SAID: ReadonlySet<unknown> = new Set(['else', 'announce', 'note', 'by_hand']);

function sentencesIn(node: unknown, said = false): string[] {
  if (isScalar(node)) return said && typeof node.value === 'string' ? [node.value] : [];
  if (!isCollection(node)) return [];
  if (!isMap(node)) return node.items.flatMap((item) => sentencesIn(item, said));
  return node.items.flatMap(({ key, value }) => sentencesIn(value, isScalar(key) && SAID.has(key.value)));
}
