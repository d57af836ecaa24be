import { accessSync, constants, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 29;

/**
 * What takes ten seconds and more, longest first. Left to the end it would be waited for while the others have
 * nothing to do; and a fresh clone has no times yet, and goes by the length of the file, which is not that of its games.
 */
const LONGEST = [
  'src/tidy/types.test.ts',
  'scenarios/kill.test.ts',
  'scenarios/environment.test.ts',
  'scenarios/page.test.ts',
  'scenarios/mishaps.test.ts',
  'scenarios/changes/changes-in-time.test.ts',
  'scenarios/changes/changes.test.ts',
  'scenarios/doors/doors.test.ts',
  'scenarios/late.test.ts',
  'scenarios/amending/round.test.ts',
  'scenarios/simulation/simulation.test.ts',
  'scenarios/outside.test.ts',
  'scenarios/forms.test.ts',
  'src/slack/testing/gallery.test.ts',
  'src/game/oracle.test.ts',
  'scenarios/ticker/round.test.ts',
  'scenarios/connection/trouble.test.ts',
  'scenarios/votes.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((path) => moduleId.endsWith(`/${path}`));
      return at === -1 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    hookTimeout: 30_000,
    // As long as `waitFor`: a machine that does five things at once may take a second for any of them.
    expect: { poll: { timeout: 10_000 } },
    // More than twice the cores: half of what a scenario takes is waiting for its turn to speak.
    maxWorkers: 1 + 2 * Math.max(2, availableParallelism()),
    // Nothing is kept between files but what a module computes anew anyway; loading everything for each took half the time.
    isolate: false,
    // Node's own import of what TypeScript became: it loads in a quarter of the time, and bindings are bindings.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--import', './src/tidy/loader/register.mjs'],
    env: inMemory() ? { TMPDIR: MEMORY } : {},
    projects: [
      {
        extends: true,
        test: {
          name: 'types',
          include: ['src/tidy/types.test.ts'],
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // What has to be shown within seconds is looked at when no other game goes on: while these take their seats,
        // the compiler is done.
        test: {
          name: 'pace',
          include: ['scenarios/pace/*.test.ts'],
          testTimeout: 30_000,
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // Unit tests and scenarios side by side: the ones compute while the others wait.
        test: {
          name: 'game',
          include: ['{src,local-slack,bench,scenarios}/**/*.test.{ts,tsx}'],
          exclude: ['src/tidy/**', 'scenarios/pace/**'],
          testTimeout: 30_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // Every worker reads all the code: let it be few.
        test: {
          name: 'tidy',
          include: ['src/tidy/**/*.test.ts'],
          exclude: ['src/tidy/types.test.ts'],
          testTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});

/** The ledger waits for the disk at every commit; of what only a test will read, memory is as good. */
function inMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
