import { readFileSync } from 'node:fs';
import { waitFor } from '../../local-slack/index.ts';
import { parseDocument, printRule } from '../../src/ruleset/document.ts';
import type { Rule, Scope } from '../../src/ruleset/types.ts';
import type { Table } from '../table.ts';

export const CORE = rulesIn('core', 'core');
export const MARKET = rulesIn('stock-market', 'round');

function rulesIn(file: string, scope: Scope): readonly Rule[] {
  return parseDocument(readFileSync(`rulesets/${file}.md`, 'utf8'), scope).rules;
}

/** The operation that brings a rule of the shipped market, as somebody would post it. */
export function adding(title: string): string {
  const rule = MARKET.find((one) => one.title === title);
  if (!rule) throw new Error(`the market has no rule ${title}`);
  const within = (words: string) => words.trimEnd().replace(/^(?=.)/gm, '    ');
  const block = rule.mechanism === null ? '' : `\n  mechanism:\n${within(rule.mechanism)}`;
  return `- add_rule: ${title}\n  text: |\n${within(rule.text)}${block}`;
}

/** What a person gets who asks for the game as files: the rules in force, section by section, and the cells. */
export async function exported(table: Table, name: string) {
  const dm = () =>
    table.control
      .seen(table.id(name), table.control.dm(table.id(name), table.slack.botUserId))
      .flatMap((message) => (message.ephemeral ? [] : (message.files ?? [])));
  const before = dm().length;
  await table.asks(name, '/nomic', 'export', 'in a direct message');
  // The log of the game comes last.
  const isWhole = () => dm().length > before && /-game\.json$/.test(lastOf(table, dm()).name);
  await waitFor(isWhole, { withinMs: 20_000, say: 'the files came' });
  const files = dm()
    .slice(before)
    .map((id) => table.control.file(id));
  const rules = (scope: Scope) => {
    const text = files.find((file) => file?.name.startsWith(scope))?.text ?? '';
    return text === '' ? [] : parseDocument(text, scope).rules.map(printRule);
  };
  const json = files.find((file) => /^gamestate.*\.json$/.test(file?.name ?? ''))?.text ?? '{}';
  const wiki = files.find((file) => file?.name.endsWith('.txt'))?.text ?? '';
  const { cells } = JSON.parse(json) as { cells: Record<string, unknown> };
  return { core: rules('core'), round: rules('round'), cells, wiki };
}

function lastOf(table: Table, ids: readonly string[]) {
  return table.control.file(ids.at(-1) ?? '') ?? { name: '' };
}

export const printed = (rules: readonly Rule[]): string[] => rules.map(printRule);
