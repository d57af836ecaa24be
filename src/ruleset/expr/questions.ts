import { didYouMean } from '../names.ts';
import type { Complaint } from './barred.ts';
import { kindOfType, MOMENT, PLAYER } from './kinds-of-value.ts';
import { VERB_AT } from './past.ts';
import type { Scope } from './scope.ts';
import { call, children, literalText, type Node, typeOf } from './tree.ts';
import { VERBS } from './vocabulary.ts';

/** Questions to the log that can never have an answer: a verb nobody can do, a field that is no whole number. */
export function wrongQuestions(node: Node, scope: Scope): Complaint[] {
  const asked = call(node);
  if (asked?.name === 'was') return wrongField(asked.args, scope);
  const spot = verbOf(node);
  if (asked === null || spot === null) return [];
  const verb = literalText(spot);
  if (verb === null) return [{ at: spot.start, saying: `${asked.name} needs its verb in quotes` }];
  const verbs = [...new Set([...VERBS, ...scope.words.actions.keys()])];
  if (verbs.includes(verb)) return [];
  const saying = `nobody can ${verb}: the verbs are ${verbs.join(', ')}${didYouMean(verb, verbs)}`;
  return [{ at: spot.start, saying }];
}

/** The verbs that an expression asks after. */
export function verbsIn(root: Node): string[] {
  const spot = verbOf(root);
  const verb = spot === null ? null : literalText(spot);
  return [...(verb === null ? [] : [verb]), ...children(root).flatMap(verbsIn)];
}

/** The verb of a question to the log; a relation or a list may share the name of the function. */
export function verbOf(node: Node): Node | null {
  const asked = call(node);
  const at = VERB_AT.get(asked?.name ?? '');
  const found = at === undefined ? undefined : asked!.args[at];
  return found !== undefined && typeOf(found) === 'string' ? found : null;
}

function wrongField(args: readonly Node[], { words }: Scope): Complaint[] {
  const [of, name] = args.length === 3 ? [args[0]!, args[1]!] : [null, args[0]!];
  if (typeOf(args.at(-1)!) !== MOMENT) return [];
  const known = of === null ? [...words.globals.values()] : fieldsOf(of, words);
  const field = literalText(name);
  if (field === null) return [{ at: name.start, saying: 'was needs its name in quotes' }];
  const numbers = known.filter(({ type }) => type === 'integer').map((one) => one.name);
  if (numbers.includes(field)) return [];
  const what = known.some((one) => one.name === field)
    ? `${field} is no whole number, and only whole numbers are remembered`
    : `there is no ${of === null ? 'global' : 'field'} ${field}`;
  return [{ at: name.start, saying: `${what}${didYouMean(field, numbers)}` }];
}

function fieldsOf(of: Node, words: Scope['words']) {
  if (typeOf(of) === PLAYER) return [...words.playerFields.values()];
  return words.kinds.get(kindOfType(typeOf(of)) ?? '')?.fields ?? [];
}
