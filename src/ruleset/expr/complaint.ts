import { didYouMean, quoted } from '../names.ts';
import { AGGREGATES } from './aggregates.ts';
import type { Complaint } from './barred.ts';
import { CALENDAR } from './calendar.ts';
import { fractionMeant, functionMeant, percentMeant, signMeant, textMeant } from './habits.ts';
import { kindOfType, MATTER, NOUN, PLAYER, RULE, typeWords } from './kinds-of-value.ts';
import { MATTER_BUILT_IN } from './matter-value.ts';
import { LOG } from './past.ts';
import { RULE_FIELDS } from './rule-value.ts';
import { namesIn, type Scope } from './scope.ts';
import { TEXTS } from './texts.ts';
import { typeOf } from './tree.ts';
import { nounNames, PLAYER_BUILT_IN, type Vocabulary } from './vocabulary.ts';

/** What the CEL library throws, as far as it is read here. */
interface CelFault {
  readonly code?: string;
  readonly summary?: string;
  readonly message?: string;
  readonly range?: { readonly start: number };
  // biome-ignore lint/suspicious/noExplicitAny: a node of the library
  readonly node?: any;
}

/** An error of the parser or the type checker as a sentence about the rule. */
export function complain(error: unknown, scope: Scope, source: string): Complaint {
  const fault = error as CelFault;
  const summary = fault.summary ?? fault.message ?? 'it cannot be read';
  const at = fault.range?.start ?? 0;
  return {
    at,
    saying: misread(fault, summary, { source, at }) ?? sentence(fault, summary, { scope, source }),
  };
}

const MISREAD: ReadonlySet<string> = new Set(['unexpected_token', 'expected_token', 'unexpected_character']);

function misread(
  { code = '' }: CelFault,
  summary: string,
  { source, at }: { readonly source: string; readonly at: number },
): string | null {
  if (!MISREAD.has(code)) return null;
  const rest = source.slice(at);
  if (rest.trim() === '' || summary.includes('EOF'))
    return `something is missing at the end${percentMeant(source)}`;
  const unexpected = quoted(/^\s*(\w+|.)/.exec(rest)?.[1] ?? rest);
  return `${unexpected} is not expected here${signMeant(source, at)}`;
}

/** Where something was written, and with which names. */
interface Text {
  readonly scope: Scope;
  readonly source: string;
}

function sentence(fault: CelFault, summary: string, { scope, source }: Text): string {
  switch (fault.code) {
    case 'unknown_variable':
      return unknown(summary, { scope, source });
    case 'no_such_key':
      return noField(fault, summary, scope.words);
    case 'no_matching_overload':
      return noFunction(summary, scope.words);
    case 'no_such_overload':
      return fractionMeant(fault.node, source) ?? noOperation(fault, summary);
    case 'cannot_index_type':
      return `${typed(summary.replace(/^Cannot index type /, ''))} has no fields`;
    case 'limit_exceeded':
      return 'the expression is too long or too deeply nested';
    case 'reserved_identifier':
      return `${summary.split(': ').at(-1)} is a reserved word`;
    case 'incompatible_ternary_branches':
      return `both sides of ? : must be of one type: ${typed(summary)}`;
    default:
      return typed(summary.charAt(0).toLowerCase() + summary.slice(1));
  }
}

function unknown(summary: string, { scope, source }: Text): string {
  const name = summary.split(': ').at(-1) ?? '';
  const meant = didYouMean(name, namesIn(scope)) || textMeant(name, source);
  return `there is nothing called ${name}${meant}`;
}

function noField(fault: CelFault, summary: string, words: Vocabulary): string {
  const name = summary.split(': ').at(-1) ?? '';
  const holder = fault.node?.args?.[0];
  const fields = holder ? fieldsOf(typeOf(holder), words) : [];
  return `there is no field called ${name}${didYouMean(name, fields)}`;
}

function fieldsOf(type: string, words: Vocabulary): readonly string[] {
  if (type === PLAYER) return [...PLAYER_BUILT_IN.keys(), ...words.playerFields.keys()];
  if (type === NOUN) return nounNames(words);
  if (type === RULE) return [...RULE_FIELDS.keys()];
  if (type === MATTER) return [...MATTER_BUILT_IN.keys(), ...words.matterFields.keys()];
  return words.kinds.get(kindOfType(type) ?? '')?.fields.map((field) => field.name) ?? [];
}

const CALLABLE = [
  ...'max min abs is_set minutes hours days size string int since player matter rule pending'.split(' '),
  ...LOG,
  ...CALENDAR,
  ...AGGREGATES,
  ...TEXTS,
];

function noFunction(summary: string, words: Vocabulary): string {
  const asked = /'(?:(.*?)\.)?(\w+)\((.*)\)'/.exec(summary);
  if (asked === null) return typed(summary);
  const [, of, name = '', given = ''] = asked;
  const known = [...CALLABLE, ...words.kinds.keys(), ...words.relations.keys()];
  const relation = words.relations.get(name);
  if (relation) return `${name} takes ${relation.of.join(' and ')}, not ${list(given)}`;
  if (of === undefined && !known.includes(name))
    return `there is no function ${name}${functionMeant(name) || didYouMean(name, known)}`;
  if (of !== undefined) return `${typeWords(of)} has no ${name}( )`;
  return `${name} cannot take ${list(given)}`;
}

function list(types: string): string {
  const words = types.split(', ').filter(Boolean).map(typeWords);
  return words.length === 0 ? 'nothing' : words.join(' and ');
}

function noOperation(fault: CelFault, summary: string): string {
  const binary = /no such overload: (\S+) (\S+) (\S+)$/.exec(summary);
  if (binary)
    return `${typeWords(binary[1]!)} and ${typeWords(binary[3]!)} do not go together with ${binary[2]}`;
  const op = String(fault.node?.op ?? '').charAt(0);
  return `${op} does not go with ${typed(summary.split(': ').at(-1) ?? '').slice(1)}`;
}

/** Names of types inside a sentence of the library, in our words. */
function typed(text: string): string {
  return text
    .replace(/google\.protobuf\.\w+|Thing_[a-z0-9_]+|\b(?:Player|Matter|Noun|Dice)\b/g, typeWords)
    .replace(/'int'/g, 'a whole number')
    .replace(/'string'/g, 'text')
    .replace(/'bool'/g, 'yes or no');
}
