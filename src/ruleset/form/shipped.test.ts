import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { doubleTitles, parseDocument, printDocument } from '../document.ts';
import type { Rule, Scope } from '../types.ts';
import { readMechanism } from './read.ts';

const SHIPPED: readonly (readonly [string, Scope])[] = [
  ['core', 'core'],
  ['stock-market', 'round'],
  ['stock-ticker', 'round'],
];

function load(name: string, scope: Scope) {
  const markdown = readFileSync(new URL(`../../../rulesets/${name}.md`, import.meta.url), 'utf8');
  return { markdown, ...parseDocument(markdown, scope) };
}

const [core, market, ticker] = SHIPPED.map(([name, scope]) => load(name, scope).rules) as [
  Rule[],
  Rule[],
  Rule[],
];
const rules = [...core, ...market];
const mechanisms = new Map(rules.map((rule) => [rule.id, readMechanism(rule).mechanism]));

test.each(SHIPPED)('%s.md has no fault, stands in printed form and reads back the same', (name, scope) => {
  const { markdown, title, rules: read, faults } = load(name, scope);
  expect(faults).toEqual([]);
  expect(read.flatMap((rule) => readMechanism(rule).faults)).toEqual([]);
  const printed = printDocument(title, read);
  expect(printed).toBe(markdown);
  expect(parseDocument(printed, scope)).toEqual({ title, rules: read, faults: [] });
});

test('titles are unique over the core and each round', () => {
  expect(doubleTitles(rules)).toEqual([]);
  expect(doubleTitles([...core, ...ticker])).toEqual([]);
});

test('places in a shipped rule are lines of its document', () => {
  const { markdown, rules: read } = load('stock-market', 'round');
  const trading = read.find(({ id }) => id === 'trading')!;
  const { line } = readMechanism(trading).place(['actions', 'sell', 'needs', 0, 'that']);
  const lines = markdown.split('\n');
  expect(lines[lines.indexOf('## Trading') + line - 1]).toContain('that: shares(player, stock) >= count');
});

test('every paragraph that a mechanism cites exists', () => {
  for (const rule of [...rules, ...ticker]) {
    const paragraphs = rule.text.split(/\n{2,}/).length;
    const cited = [...(rule.mechanism ?? '').matchAll(/\bpar: (\d+)/g)].map(([, n]) => Number(n));
    const kinds = [...(rule.mechanism ?? '').matchAll(/\bpar: \{([^}]*)\}/g)].flatMap(([, map]) =>
      [...map!.matchAll(/\d+/g)].map(Number),
    );
    for (const paragraph of [...cited, ...kinds]) {
      expect(paragraph, rule.title).toBeLessThanOrEqual(paragraphs);
    }
  }
});

test('every parameter is printed in the prose of its rule', () => {
  for (const rule of [...rules, ...ticker]) {
    for (const { name } of readMechanism(rule).mechanism.parameters) {
      expect(rule.text, `${name} of ${rule.title}`).toContain(`{{${name}}}`);
    }
  }
});

test('the readings ship with their defaults', () => {
  const parameters = [...mechanisms.values()].flatMap((mechanism) => mechanism.parameters);
  const defaults = Object.fromEntries(parameters.map(({ name, default: value }) => [name, value]));
  expect(defaults).toMatchObject({
    idle_after: 172_800,
    return_wait: 86_400,
    voting_time: 64_800,
    dov_wait: 172_800,
    proposal_slots: 2,
    starting_cash: 1_000_000,
    adjust_wait: 3_600,
    news_cycle: 14_400,
    return_lock_applies_to: 'forced',
    counts_as_action: ['vote', 'submit', 'resolve', 'action'],
    clock_pauses_while_frozen: true,
    resolve_cfj_while_frozen: true,
    revive_votes_on_return: true,
    repeal_at: 'enactment',
    pending_on_victory: 'close',
    news_needs_mark: true,
  });
});

test('FN-M4 · joining and leaving go on while frozen, making another an observer does not', () => {
  const actions = [...mechanisms.values()].flatMap((mechanism) => mechanism.actions);
  const allowed = actions.filter(({ whileFrozen }) => whileFrozen).map(({ name }) => name);
  expect(allowed).toEqual(['join', 'leave']);
});

test('FN-E3 · proposals and CfJs need the Emperor, a DoV does not', () => {
  const matters = [...mechanisms.values()].flatMap((mechanism) => mechanism.matters);
  expect(matters.map(({ name, letter, needsEmperor }) => [name, letter, needsEmperor])).toEqual([
    ['proposal', 'P', true],
    ['cfj', 'C', true],
    ['dov', 'V', false],
  ]);
});
