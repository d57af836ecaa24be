import type { ActionSpec, Definition } from '../../ruleset/types.ts';
import type { Word } from './words.ts';

/** Words in the order the action takes them, or by name with `=`; the last text or list takes all that is left. */
export function argsOf(action: ActionSpec, words: readonly Word[]): Record<string, string> {
  const args: Record<string, string> = {};
  let loose = words.filter((word) => {
    const named = word.key === null ? undefined : action.takes.find((arg) => arg.name === word.key);
    if (named === undefined) return true;
    args[named.name] = typed(named, [word]);
    return false;
  });
  const open = action.takes.filter((arg) => args[arg.name] === undefined);
  for (const [i, arg] of open.entries()) {
    if (loose.length === 0) break;
    const count = wordsFor(arg, loose, i === open.length - 1);
    args[arg.name] = typed(arg, loose.slice(0, count));
    loose = loose.slice(count);
  }
  return args;
}

/** A list goes on as long as commas hold it together. */
function wordsFor({ type }: Definition, loose: readonly Word[], last: boolean): number {
  if (last && (type === 'text' || type === 'list')) return loose.length;
  if (type !== 'list') return 1;
  const end = loose.findIndex(({ text }, i) => !text.endsWith(',') && !loose[i + 1]?.text.startsWith(','));
  return end < 0 ? loose.length : end + 1;
}

function typed({ type, of = 'text' }: Definition, words: readonly Word[]): string {
  if (type !== 'list') {
    return type === 'text' && words.length > 1
      ? words.map(({ text }) => text).join(' ')
      : (words[0]?.people[0] ?? words[0]?.text ?? '');
  }
  const items = words.map(named);
  // Only texts have blanks of their own; anything else may be typed without commas.
  return of === 'text'
    ? items.join(' ')
    : items
        .join(' ')
        .split(/[\s,]+/u)
        .filter(Boolean)
        .join(', ');
}

/** People by their ids; one who was not chosen from Slack's list stays as typed. */
function named({ text, people }: Word): string {
  return people.reduce((left, person) => left.replace(`<@${person}>`, person), text);
}
