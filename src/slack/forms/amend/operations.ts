import { stringify } from 'yaml';
import type { Rule } from '../../../ruleset/types.ts';
import { cleaned } from '../../read/amendment/clean.ts';
import { expression } from '../../read/prose/expression.ts';
import { readValue } from '../../read/prose/value.ts';
import type { Valued } from './targets.ts';

/** The block that gives a value. */
export function setsValue({ is, name, place, definition }: Valued, typed: string): string {
  const to = asYaml(definition.type, typed);
  if (is === 'parameter') return printed({ set_parameter: name, to });
  const set = { set: place, to: Array.isArray(to) ? JSON.stringify(to) : expression(to) };
  return printed({ do: is === 'everybody' ? [{ each: 'p', in: 'players', do: [set] }] : [set] });
}

function asYaml(type: string, typed: string) {
  if (type === 'list')
    return typed
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  return type === 'text' || type === 'moment' ? typed : readValue(typed);
}

/** A rule as it is to read, cleaned; `mechanism` is its block as typed, '' for a rule in words alone. */
export interface RuleText {
  readonly text: string;
  readonly mechanism: string;
}

export function addsRule(title: string, { text, mechanism }: RuleText): string {
  return withMechanism(printed({ add_rule: title, text }), mechanism === '' ? null : mechanism);
}

/** Lines of the text that change are replaced where they stand; null when nothing changes. */
export function changesRule(rule: Rule, typed: RuleText): string | null {
  const old = rule.mechanism?.trim() ?? '';
  const { mechanism } = typed;
  const text = typed.text === cleaned(rule.text).trim() ? null : typed.text;
  if (mechanism !== old) {
    const replaced = printed({ replace_rule: rule.title, ...(text === null ? {} : { text }) });
    return withMechanism(replaced, mechanism === '' ? 'null' : mechanism);
  }
  if (text === null) return null;
  const lines = changedLines(rule.text, text);
  return lines === null
    ? printed({ replace_rule: rule.title, text })
    : printed({ edit_text: rule.title, replace: lines.from, with: lines.to });
}

/** Words of a rule too long to be shown whole. */
export function replacesWords(rule: Rule, replace: string, by: string): string {
  return printed({ edit_text: rule.title, replace, with: by });
}

function printed(operation: Readonly<Record<string, unknown>>): string {
  return stringify([operation], { lineWidth: 0 }).trimEnd();
}

function withMechanism(block: string, mechanism: string | null): string {
  if (mechanism === null) return block;
  if (mechanism === 'null') return `${block}\n  mechanism: null`;
  const lines = mechanism.split('\n').map((line) => (line.trim() === '' ? '' : `    ${line}`));
  return `${block}\n  mechanism:\n${lines.join('\n')}`;
}

/** The stretch of whole lines in which two texts differ; null where what goes is empty or not the only such stretch. */
export function changedLines(before: string, after: string): { from: string; to: string } | null {
  const old = before.trim().split('\n');
  const now = after.split('\n');
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head += 1;
  let tail = 0;
  const shorter = Math.min(old.length, now.length) - head;
  while (tail < shorter && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1;
  const from = old.slice(head, old.length - tail).join('\n');
  const to = now.slice(head, now.length - tail).join('\n');
  // Lines that only go would leave their line break behind.
  return from.trim() === '' || head === now.length - tail || before.indexOf(from) !== before.lastIndexOf(from)
    ? null
    : { from, to };
}
