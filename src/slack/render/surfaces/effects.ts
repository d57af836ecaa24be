import type { RuleChange } from '../../../ruleset/amend/types.ts';
import type { RuleRows } from '../diff/rule.ts';
import { ruleRows } from '../diff/rule.ts';
import type { Part, Rest } from '../parts.ts';
import { bold, type Phrase, player, sentence, under } from '../phrase.ts';
import type { EffectsView, Reader } from '../views.ts';
import { valueLines } from './effect-values.ts';
import { wordLines } from './effect-words.ts';

/** What an amendment changes, for the eye: words of the law, its text, its blocks, values, what stays with people. */
export function effectParts(view: EffectsView, reader: Reader, rest?: Rest): Part[] {
  const more = rest === undefined ? {} : { rest };
  const words = wordLines(view.diff.words);
  const rows = view.diff.rules.map((rule) => ({ rule, rows: ruleRows(rule.before, rule.after) }));
  const text = rows.flatMap(({ rule, rows }) => headed(heading(rule, reader), textOf(rule, rows)));
  const block = rows.flatMap(({ rule, rows }) => headed(heading(rule, reader), rows.block));
  const values = valueLines(view.diff.values, view.shapes);
  const achieved = achievesLines(view);
  const hand = handLines(view);
  return [
    ...(words.length === 0 ? [] : [{ lines: words, ...more }]),
    ...(text.length === 0 ? [] : [{ table: text, title: [bold('Text of the rules')], ...more }]),
    ...(block.length === 0 ? [] : [{ table: block, title: [bold('Automated part')], ...more }]),
    ...(values.length === 0 ? [] : [{ lines: [[bold('Values')], ...values], ...more }]),
    ...(achieved.length === 0 ? [] : [{ lines: achieved, ...more }]),
    ...(hand.length === 0 ? [] : [{ lines: hand, ...more }]),
    ...(isNothing(view) ? [{ lines: [['Nothing would change.'] as Phrase] }] : []),
  ];
}

function isNothing({ diff, achieves = [] }: EffectsView): boolean {
  return diff.rules.length + diff.words.length + diff.values.length + achieves.length === 0;
}

function headed(head: string, rows: readonly string[]): string[] {
  return rows.length === 0 ? [] : [head, ...rows];
}

/** `2.5 Adjusting the Markets`; a rule that comes has no number yet. */
function heading(rule: RuleChange, reader: Reader): string {
  if (rule.how === 'added') return `${rule.title} (new rule)`;
  const cited = reader.cite(rule.id);
  const name = cited === rule.id ? rule.title : cited;
  return rule.how === 'removed' ? `${name} (repealed)` : name;
}

/** A rule without words of its own is named all the same when it comes or goes. */
function textOf(rule: RuleChange, { text }: RuleRows): readonly string[] {
  if (text.length > 0 || rule.how === 'changed') return text;
  return [rule.how === 'added' ? '+ (no text)' : '- (no text)'];
}

/** `Bo would have achieved victory (rule 2.9): Five points.` Nothing is won by that alone. */
function achievesLines({ achieves = [] }: EffectsView): Phrase[] {
  return achieves.map(
    ({ person, holds, note, cite }): Phrase => [
      bold(player(person), holds ? ' would have achieved victory' : ' would no longer have achieved victory'),
      ...under(cite),
      ...sentence(note === '' ? [] : [`: ${note}`]),
    ],
  );
}

function handLines(view: EffectsView): Phrase[] {
  return view.byHand.flatMap(({ title, clauses }): Phrase[] =>
    clauses.length === 0
      ? [[bold('By hand:'), ' ', `${title} is text only`]]
      : clauses.map((clause): Phrase => [bold('By hand:'), ' ', `${clause} (${title})`]),
  );
}

/** The same in sentences. */
export function effectSentences(view: EffectsView, reader: Reader): Phrase[] {
  const rules = view.diff.rules.flatMap((rule): Phrase[] => {
    const { text, block } = ruleRows(rule.before, rule.after);
    const head = heading(rule, reader);
    return [
      ...spoken(`Rule ${head}`, textOf(rule, { text, block })),
      ...spoken(`Automated part of ${head}`, block),
    ];
  });
  const end = (line: Phrase): Phrase => [...line, '.'];
  return [
    ...wordLines(view.diff.words).map(end),
    ...rules,
    ...valueLines(view.diff.values, view.shapes).map(end),
    ...achievesLines(view),
    ...handLines(view).map(end),
    ...(isNothing(view) ? [['Nothing would change.'] as Phrase] : []),
  ];
}

const ALOUD = { '-': 'Removed', '+': 'Added' } as const;

/** The rule, then the lines that went or came; of several together the first says which. */
function spoken(head: string, rows: readonly string[]): Phrase[] {
  const changed = rows.flatMap((row, i): Phrase[] => {
    const mark = row.charAt(0);
    if (mark !== '-' && mark !== '+') return [];
    const words = row.slice(2).trim();
    return [[rows[i - 1]?.charAt(0) === mark ? words : `${ALOUD[mark]}: ${words}`]];
  });
  return changed.length === 0 ? [] : [[`${head}:`], ...changed];
}
