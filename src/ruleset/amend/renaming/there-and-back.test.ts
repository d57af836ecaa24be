import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HistoryWriting } from '../../history/writing.ts';
import { type Renamed, renamingsOf, tableAfter, undoing } from '../../renamed.ts';
import { enacts, marketGame } from '../../testing/enact.ts';
import { fair } from '../../testing/fair.ts';
import type { Stage } from '../../testing/stage.ts';

/** How each word of both laws is named in an amendment. */
const FAIR = [
  'fee',
  'spell',
  'pot',
  'best',
  'cash',
  'haunts',
  'stall',
  'jar',
  'stalls',
  'stall.price',
  'stall.host',
];
const DEEDS = [
  'jar.price',
  'jar.at',
  'stall.sign',
  'debts',
  'matter.heft',
  'buy',
  'rest',
  'tithe',
  'fund',
  'seen',
];
const MARKET = [
  'cash',
  'starting_cash',
  'stock',
  'stocks',
  'stock.price',
  'stock.volatility',
  'stock.symbol',
  'shares',
];
const TRADES = [
  'buy',
  'sell',
  'adjust',
  'roll_for',
  'noma',
  'adjust_wait',
  'news_post',
  'news',
  'news_post.author',
];

const games = [
  { make: fair, words: [...FAIR, ...DEEDS], of: 'fair' },
  { make: marketGame, words: [...MARKET, ...TRADES], of: 'market' },
];
const moves = fc.array(
  fc.record({
    by: fc.constantFrom('ann', 'bo'),
    action: fc.nat({ max: 9 }),
    hours: fc.integer({ min: 0, max: 30 }),
  }),
  { maxLength: 6 },
);
type Played = typeof moves extends fc.Arbitrary<infer T> ? T : never;

/** The same deeds under whatever name they go by: actions and things are taken by their place. */
function play(game: Stage, played: Played): unknown[] {
  const actions = [...game.program.actions.values()];
  return played.map(({ by, action, hours }) => {
    game.hoursPass(hours);
    const spec = actions[action % actions.length]!;
    const first = (type: string) =>
      [...game.table.keys()].find((path) => path.startsWith(`is/${type}/`))?.split('/')[2];
    const args = Object.fromEntries(spec.takes.map(({ name, type }) => [name, first(type) ?? 1]));
    const verdict = game.tries(by, spec.name, args);
    if (!verdict.lawful) return verdict.grounds.map(({ rule }) => rule);
    game.apply(verdict.changes).remembers(by, spec.name, verdict.changes);
    return verdict.rolls;
  });
}

function rename(game: Stage, source: string): readonly Renamed[] {
  const known = renamingsOf(game.table).length;
  const { changes } = enacts(game, source);
  const writing = new HistoryWriting(game.history);
  writing.take(changes, game.now);
  game.history = writing.whole();
  return renamingsOf(game.table).slice(known);
}

/** Of a kind its name alone, whatever its plural would be. */
const named = ({ program }: Stage, { what, of, name, to }: Renamed) => {
  const holder = what === 'player field' ? 'player' : what === 'matter field' ? 'matter' : of;
  const plural = what === 'kind' ? `, plural: ${program.kinds.get(name)?.plural}` : '';
  return `- { rename: ${holder === '' ? name : `${holder}.${name}`}, to: ${to}${plural} }`;
};
const held = ({ table }: Stage) => [...table].filter(([path]) => !path.startsWith('renamed/')).sort();
const told = ({ history: { deeds, values } }: Stage) => [[...deeds].sort(), [...values].sort()];
const texts = ({ program }: Stage) => program.rules.map(({ number: _, ...rule }) => rule);

test.each(games)('$of · any words renamed, played and named back: the same game', ({ make, words }) => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(words, { minLength: 1, maxLength: 4 }),
      moves,
      moves,
      (chosen, before, after) => {
        const [plain, other] = [make(), make()];
        expect(play(other, before)).toEqual(play(plain, before));
        const renamed: Renamed[] = [];
        for (const [i, word] of chosen.entries()) {
          const source = renamed.reduce(
            (name, one) => (name.split('.')[0] === one.name ? name.replace(one.name, one.to) : name),
            word,
          );
          if (source.endsWith('s') && renamed.some(({ what, name }) => what === 'plural' && name === source))
            continue;
          renamed.push(...rename(other, `- { rename: ${source}, to: new_${i} }`));
        }
        expect(play(other, after)).toEqual(play(plain, after));
        expect(held(other)).toEqual([...tableAfter(new Map(held(plain)), renamed)].sort());
        for (const back of undoing(renamed)) rename(other, named(other, back));
        expect(held(other)).toEqual(held(plain));
        expect(told(other)).toEqual(told(plain));
        expect(texts(other)).toEqual(texts(plain));
      },
    ),
    { numRuns: 8 },
  );
});
