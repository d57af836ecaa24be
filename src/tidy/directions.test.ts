import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { importsOf } from './syntax.ts';
import { isCode, isTest, sources, under } from './tree.ts';

/** What each area may take from besides its own: main → slack, store, cli → referee → game → ruleset → dice. */
const DIRECTIONS: Record<string, readonly string[]> = {
  dice: [],
  ruleset: ['dice'],
  game: ['ruleset', 'dice'],
  ticker: ['dice'],
  referee: ['game', 'ticker', 'ruleset', 'dice'],
  verify: ['referee', 'game', 'ruleset', 'dice'],
  store: ['verify', 'referee', 'game', 'ticker', 'ruleset', 'dice', 'migrations'],
  slack: ['clock', 'log', 'charts', 'verify', 'referee', 'game', 'ticker', 'ruleset', 'dice'],
  charts: [],
  cli: ['env', 'verify', 'referee', 'game', 'ruleset', 'ticker', 'dice', 'store'],
  metrics: [],
  main: ['bot', 'env', 'log', 'slack', 'store', 'cli', 'referee', 'game', 'ruleset', 'dice'],
  bot: ['clock', 'env', 'log', 'metrics', 'slack', 'store', 'referee', 'game', 'ruleset', 'dice'],
  clock: [],
  env: [],
  log: [],
  tidy: ['slack'],
  migrations: [],
  bench: ['charts', 'slack', 'store', 'verify', 'referee', 'game', 'ruleset', 'ticker', 'dice'],
  'local-slack': [],
};

/** The imports that go against a direction. One of types leaves nothing at run time. */
const EXCEPTIONS = [
  {
    from: 'dice',
    to: 'src/ruleset/types.ts',
    typesOnly: false,
    why: 'the shape of dice and the error NoDice',
  },
  { from: 'referee', to: 'src/store/', typesOnly: true, why: 'it records through the shapes of the books' },
  { from: 'verify', to: 'src/store/', typesOnly: true, why: 'it reads through the shapes of the books' },
  {
    from: 'slack',
    to: 'src/store/',
    typesOnly: true,
    why: 'it is handed the books and drafts for the outbox',
  },
];

interface Step {
  readonly file: string;
  readonly to: string;
  readonly typesOnly: boolean;
}

const steps = sources.flatMap(stepsOf);

test('imports go one way: main → slack, store, cli → referee → game → ruleset → dice', () => {
  const astray = steps.filter((step) => !along(step) && !EXCEPTIONS.some((one) => excuses(one, step)));
  expect(astray.map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
});

test('every exception to the directions is still needed', () => {
  const idle = EXCEPTIONS.filter((one) => !steps.some((step) => !along(step) && excuses(one, step)));
  expect(idle).toEqual([]);
});

test('local-slack and the bot never import each other, in tests either; only scenarios may import both', () => {
  const between = under('src', 'local-slack', 'migrations', 'bench')
    .filter(isCode)
    .flatMap(stepsOf)
    .filter(({ file, to }) => (areaOf(file) === 'local-slack') !== (areaOf(to) === 'local-slack'));
  expect(between).toEqual([]);
});

test('no program imports a test', () => {
  expect(steps.filter(({ to }) => isTest(to))).toEqual([]);
});

function stepsOf(file: string): Step[] {
  return importsOf(file)
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from, typesOnly }) => ({ file, to: join(dirname(file), from), typesOnly }));
}

function along({ file, to }: Step): boolean {
  const [from, into] = [areaOf(file), areaOf(to)];
  return from === into || (DIRECTIONS[from] ?? []).includes(into);
}

function excuses(one: (typeof EXCEPTIONS)[number], { file, to, typesOnly }: Step): boolean {
  return areaOf(file) === one.from && to.startsWith(one.to) && (typesOnly || !one.typesOnly);
}

/** `src/game/tally.ts` is of the area `game`, `src/referee.ts` of `referee`, `migrations/…` of `migrations`. */
function areaOf(path: string): string {
  const parts = path.split('/');
  const area = parts[0] === 'src' ? parts[1] : parts[0];
  return (area ?? '').replace(/\.ts$/, '');
}
