import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { precompress } from './prerender/precompress.js';
import { prerenderPages } from './prerender/prerender-pages.js';

/** Where `vite` sends API calls during development. */
const gatewayUrl = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080';

/**
 * Few files instead of many small ones: what every page needs of the libraries, which changes seldom, and what pages share.
 * Everything else follows the lazy parts, `ui/late` among it: what no first sight needs, and some of it brings a library along.
 */
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|immer|reselect|use-sync-external-store|@reduxjs[\\/]toolkit[\\/]dist[\\/]redux-toolkit)[\\/.]/,
  },
  {
    name: 'shared',
    test: /[\\/]web[\\/]src[\\/](app|features[\\/]theme|ui(?![\\/]late))[\\/]|[\\/]city-data[\\/]|createLucideIcon|[\\/]Icon\.js/,
    minShareCount: 2,
  },
];

/** Libraries that make up most of a chunk. */
const libraries = [
  { name: 'rtk-query', test: /[\\/]@reduxjs[\\/]toolkit[\\/]dist[\\/]query[\\/]/ },
  { name: 'zod', test: /[\\/]node_modules[\\/]zod[\\/]/ },
  { name: 'radix', test: /[\\/]@radix-ui[\\/]/ },
];

/**
 * What several parts share has the name of its library; of itself it would be called after the first module that came along. The files of
 * a contract are called alike for every noun.
 */
function chunkFileName({ facadeModuleId, moduleIds }: Rolldown.PreRenderedChunk): string {
  const library = facadeModuleId ? undefined : libraries.find(({ test }) => moduleIds.some((id) => test.test(id)));
  const contract = /[\\/]contracts[\\/]src[\\/]([\w-]+)[\\/]([\w-]+)\.ts$/.exec(facadeModuleId ?? moduleIds.at(-1) ?? '');
  return `assets/${library?.name ?? contract?.slice(1).join('-') ?? '[name]'}-[hash].js`;
}

export default defineConfig({
  plugins: [react(), tailwind(), prerenderPages(), precompress()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions], externalConditions: ['source'] } },
  build: {
    target: 'es2022',
    // The policy allows no `data:` fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The style guide is a page of its own: nothing of it is part of the site's.
      input: ['index.html', 'ui.html'].map((page) => join(import.meta.dirname, page)),
      output: { chunkFileNames: chunkFileName, codeSplitting: { groups: chunkGroups } },
    },
  },
  server: {
    proxy: {
      '/api': {
        target: gatewayUrl,
        // The gateway accepts writes from its own origin only.
        headers: { origin: new URL(gatewayUrl).origin },
      },
    },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
    include: ['src/**/*.test.{ts,tsx}', 'prerender/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // Files of a worker share modules and window, which take longer to make than the tests do; the setup tidies the window up.
    pool: 'threads',
    isolate: false,
    maxWorkers: availableParallelism(),
    // After the other projects: a worker that changes from one to another starts anew.
    sequence: { groupOrder: 1 },
    restoreMocks: true,
    testTimeout: 15_000,
  },
});
