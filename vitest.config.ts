import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The tests at the edge mostly wait for what they expect: one more at a time than there are cores.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: 'tidy',
          include: ['src/tidy/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'game',
          include: ['{src,local-slack,bench}/**/*.test.{ts,tsx}'],
          exclude: ['src/tidy/**'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: { name: 'scenarios', include: ['scenarios/**/*.test.ts'], testTimeout: 30_000 },
      },
    ],
  },
});
