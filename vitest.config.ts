import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const processors = availableParallelism();
const outside = ['**/node_modules/**', '**/dist/**', 'web/**'];

// Workspace packages are read from their source (exports condition "source"), so tests never see an old build.
const fromSource = {
  resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'], externalConditions: ['source'] } },
};

/** Files whose tests take longest, in order: whichever comes last keeps one processor busy while the others have nothing left to do. */
const longest = [
  'shipped-coverage.test.ts',
  'opening-hours-oracle.test.ts',
  'cuisine-start.test.ts',
  'model.int.test.ts',
  'whole-path.int.test.ts',
  'killed.int.test.ts',
  'withdrawal.int.test.ts',
  'start-process.int.test.ts',
  'stack.int.test.ts',
  'killed-worker.int.test.ts',
  'simulated-payments.int.test.ts',
  'dumps.sys.test.ts',
  'faults.sys.test.ts',
  'authorization.sys.test.ts',
  'registrations.sys.test.ts',
  'hostile.sys.test.ts',
  'forgotten.sys.test.ts',
];

/** The place of a file in the list above; -1 for all others. */
const rankOf = ({ moduleId }: TestSpecification): number => longest.findIndex((name) => moduleId.endsWith(`/${name}`));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files.filter((file) => rankOf(file) < 0));
    return [...files.filter((file) => rankOf(file) >= 0).sort((a, b) => rankOf(a) - rankOf(b)), ...others];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...fromSource,
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...outside, '**/*.int.test.ts', '**/*.sys.test.ts'],
          // Loading the modules again for every file takes longer than the tests do; a file leaves nothing behind that another one sees.
          isolate: false,
          // Some wait for sockets and child processes, so one more than there are processors. Left alone, one processor is kept free.
          maxWorkers: processors + 1,
        },
      },
      {
        ...fromSource,
        test: {
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: outside,
          globalSetup: ['packages/test-kit/src/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // As above.
          isolate: false,
          // They wait for stores and processes more than they work.
          maxWorkers: 4,
        },
      },
      { extends: './web/vite.config.ts', root: './web', test: { name: 'web' } },
      {
        ...fromSource,
        test: {
          name: 'system',
          include: ['**/*.sys.test.ts'],
          exclude: outside,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // As above.
          isolate: false,
          // Up to three stacks side by side: these tests wait more than they work.
          maxWorkers: 3,
        },
      },
    ],
  },
});
