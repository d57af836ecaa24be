import { describe, expect, test } from 'vitest';
import { unfounded } from '../../game/evolve.ts';
import { loadRulesets } from '../rulesets.ts';
import { type Chosen, chooseLaw, sampled } from './law.ts';
import { type Founding, readStarting, startingFaults } from './starting.ts';

const rulesets = loadRulesets(new URL('../../../rulesets/', import.meta.url));
const law = (name: string | null): Chosen => {
  const chosen = chooseLaw(rulesets, name);
  if (typeof chosen === 'string') throw new Error(chosen);
  return chosen;
};

function complaints(stocks: string): string[] {
  const chosen = law(null);
  const starting = readStarting(new Map([['stocks', stocks]]), chosen);
  const command: Founding = {
    do: 'found',
    ...{ team: 'T', channel: 'C', documents: chosen.documents, roundName: chosen.roundName },
    ...{
      emperor: 'UANN',
      things: starting.things.map(({ kind, values }) => ({ kind, values })),
      settings: {},
    },
  };
  const faults = startingFaults(unfounded('T-C'), command, { by: 'UANN', at: 0 }, starting);
  return faults.map(({ field, saying }) => `${field}: ${saying}`);
}

describe('the rules to load', () => {
  test('are the round’s when nothing is said, and go by the name of their file', () => {
    expect(law(null).roundName).toBe('The Stock Market Round');
    expect(law('Stock-Market.md').documents.map(({ file }) => file)).toEqual(['core', 'stock-market']);
    expect(law('core')).toMatchObject({ roundName: '', documents: [{ file: 'core' }] });
  });

  test('have to be there', () =>
    expect(chooseLaw(rulesets, 'stock-markt')).toBe(
      'There is no ruleset "stock-markt"; choose stock-market or stock-ticker or core; did you mean stock-market?',
    ));

  test('bring a sample of what they begin with, the core rules none', () => {
    expect(sampled(law(null).program)?.kind.plural).toBe('stocks');
    expect(sampled(law('core').program)).toBeNull();
  });
});

describe('stocks to start with', () => {
  test('may be none, or those of the sample', () => {
    expect(complaints('')).toEqual([]);
    expect(complaints(sampled(law(null).program)?.sample ?? '')).toEqual([]);
  });

  test('FN-S2 · pass the definitions of the rules, every line told at once by its own number', () => {
    const told = complaints('ALFA low 100 Alfa\n\nBRAVO low 5 Bravo\nCHAR\nDELT mild -4 Delta');
    expect(told.map((line) => line.slice(0, 15))).toEqual([
      'stocks: Line 2:',
      'stocks: Line 3 ',
      'stocks: Line 4:',
    ]);
    expect(told[0]).toContain('BRAVO');
    expect(told[1]).toContain('lacks');
  });

  test('a line of nothing that can be seen counts for neither kind of complaint', () =>
    expect(
      complaints('\u200B\nALFA low 100 Alfa\nBRAVO low 5 Bravo\nCHAR').map((line) => line.slice(8, 15)),
    ).toEqual(['Line 2:', 'Line 3 ']));

  test('FN-S4 · at a price of 0 would be none', () =>
    expect(complaints('ALFA low 100 Alfa; ZERO low 0 Nil')).toEqual([
      'stocks: Line 2: ZERO is worth nothing and is no longer a stock. So it cannot be started with.',
    ]));
});
