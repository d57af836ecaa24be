import type { ActionSpec, Definition } from '../../ruleset/types.ts';
import type { Calling } from './calling.ts';
import type { Word } from './words.ts';

/** Words in the order the action takes them, or by name with `=`; the last text or list takes all that is left. */
export function argsOf(action: ActionSpec, words: readonly Word[], call: Calling): Record<string, string> {
  const args: Record<string, string> = {};
  let loose = words.filter((word) => {
    const named = word.key === null ? undefined : action.takes.find((arg) => arg.name === word.key);
    if (named === undefined) return true;
    args[named.name] = typed(named, [word], call);
    return false;
  });
  const open = action.takes.filter((arg) => args[arg.name] === undefined);
  for (const [i, arg] of open.entries()) {
    if (loose.length === 0) break;
    const count = wordsFor(arg, loose, { last: i === open.length - 1, call });
    args[arg.name] = typed(arg, loose.slice(0, count), call);
    loose = loose.slice(count);
  }
  return args;
}

/** The name of a person among the arguments that several go by, as it was typed. */
export function unclearAmong(
  { takes }: ActionSpec,
  args: Readonly<Record<string, string>>,
  call: Calling,
): string | null {
  const named = takes.flatMap(({ name, type, of }) =>
    type === 'player' ? [args[name] ?? ''] : of === 'player' ? (args[name] ?? '').split(', ') : [],
  );
  return named.find((name) => call(name).length > 1) ?? null;
}

interface Going {
  readonly last: boolean;
  readonly call: Calling;
}

/** A list goes on as long as commas hold it together, a person's name as long as somebody goes by it. */
function wordsFor({ type }: Definition, loose: readonly Word[], { last, call }: Going): number {
  if (type === 'player') {
    const long = [4, 3, 2].find((n) => n <= loose.length && call(textOf(loose.slice(0, n))).length > 0);
    return long ?? 1;
  }
  if (last && (type === 'text' || type === 'list')) return loose.length;
  if (type !== 'list') return 1;
  const end = loose.findIndex(({ text }, i) => !text.endsWith(',') && !loose[i + 1]?.text.startsWith(','));
  return end < 0 ? loose.length : end + 1;
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

function typed({ type, of = 'text' }: Definition, words: readonly Word[], call: Calling): string {
  if (type === 'player') return words[0]?.people[0] ?? idOf(textOf(words), call);
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
        .map((item) => (of === 'player' ? idOf(item, call) : item))
        .join(', ');
}

/** The one who goes by a name; what names nobody, or several, stays as typed. */
function idOf(name: string, call: Calling): string {
  const [person, ...others] = call(name);
  return person === undefined || others.length > 0 ? name : person;
}

/** People by their ids; one who was not chosen from Slack's list stays as typed. */
function named({ text, people }: Word): string {
  return people.reduce((left, person) => left.replace(`<@${person}>`, person), text);
}
