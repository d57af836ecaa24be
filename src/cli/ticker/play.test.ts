import { expect, test } from 'vitest';
import { seeded } from '../../dice/stir.ts';
import { DEFAULTS, type Options } from '../../ticker/options.ts';
import { coloured, type Paint, plain } from './paint.ts';
import { TerminalTable } from './play.ts';
import { check, saved } from './saved.ts';

/** A game in which these lines are typed; everything that was written. */
async function typed(lines: readonly string[], options: Partial<Options> = {}, paint: Paint = plain) {
  const written: string[] = [];
  const left = [...lines];
  const fate = { luck: seeded(3), commitment: null, seed: null };
  const table = new TerminalTable(fate, {
    paint,
    write: (text) => void written.push(text),
    ask: async () => left.shift() ?? null,
  });
  const chosen = { ...DEFAULTS, humans: 1, ais: 2, length: 2, ...options };
  table.does({ do: 'open', by: '1', options: chosen });
  for (let human = 1; human <= chosen.humans; human += 1)
    table.does({ do: 'join', by: `${human}`, name: 'Ann' });
  table.does({ do: 'start', by: '1' });
  const isOver = await table.play();
  return { isOver, text: written.join('\n'), events: table.events };
}

const GAME = [
  'pass',
  'buy 1000 grain',
  'undo',
  'buy max oil',
  'card',
  'sell 700 oil',
  'pass',
  'odds',
  'roll',
  'roll',
];

test('a game from the first purchase to the last roll, with every panel on the screen', async () => {
  const { isOver, text, events } = await typed(GAME, { insider: 20 });
  expect(isOver).toBe(true);
  for (const said of [
    'Buy at least 500 shares',
    '1,000 Grain × $1.00 = $1,000; cash $5,000 → $4,000',
    'are undone',
    'Your card: ',
    'lots of 500',
    'Setup: Ann, cash $5,000',
    'Holdings of Ann',
    'Rankings',
    'Who holds what',
    'Round 2 of 2',
    'Earned',
  ]) {
    expect(text).toContain(said);
  }
  expect(text).toMatch(/\$1\.00/);
  expect(events.at(-1)!.type).toBe('ended');
});

test('colour only adds: without it the text is the same', async () => {
  const [bare, painted] = [await typed(GAME), await typed(GAME, {}, coloured)];
  expect(bare.text).not.toContain('\u001b');
  expect(painted.text).not.toBe(bare.text);
  expect(painted.text.replaceAll(new RegExp(`${'\u001b'}\\[\\d+m`, 'g'), '')).toBe(bare.text);
});

test('the end of the input, or quit, leaves the game where it is', async () => {
  expect((await typed(['buy 500 gold'])).isOver).toBe(false);
  expect((await typed(['quit'])).isOver).toBe(false);
});

test('ST-05 · nobody at the keyboard: the AI players play to the end', async () => {
  const { isOver, text } = await typed([], { humans: 0, ais: 3 });
  expect(isOver).toBe(true);
  expect(text).toMatch(/wins\.|share the victory\./);
});

test('a saved game is played again and found true; a changed line is found out', async () => {
  const { events } = await typed([], { humans: 0, ais: 3, insider: 10 });
  const file = saved(events, 3);
  expect(check(file)).toEqual({
    ok: true,
    saying: `All ${events.length} events follow from the rules and the seed.`,
  });
  expect(check(file.replace(/"faces":\[\[\d/, '"faces":[[9')).saying).toMatch(/^Line \d+: /);
  expect(check(file.replace('"seed":3', '"seed":4')).ok).toBe(false);
  expect(check('nothing').ok).toBe(false);
  expect(check(`${file.split('\n')[0]}\n{"type":"rolled"}`).ok).toBe(false);
});
