import { defineConfig } from 'vitest/config';

const outside = ['**/node_modules/**', '**/dist/**', 'web/**'];

// Workspace packages are read from their source (exports condition "source"), so tests never see an old build.
const fromSource = {
  resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'], externalConditions: ['source'] } },
};

export default defineConfig({
  test: {
    projects: [
      {
        ...fromSource,
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...outside, '**/*.int.test.ts', '**/*.sys.test.ts'],
          // Loading the modules again for every file takes longer than the tests do; a file leaves nothing behind that another one sees.
          isolate: false,
        },
      },
      {
        ...fromSource,
        test: {
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: outside,
          globalSetup: ['packages/local-stack/src/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
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
          // Two stacks side by side: these tests wait more than they work.
          maxWorkers: 2,
        },
      },
    ],
  },
});
