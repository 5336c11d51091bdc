import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
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
      output: { codeSplitting: { groups: chunkGroups } },
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
