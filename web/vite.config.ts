import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type Plugin, type Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { headScript } from './prerender/head-script.js';
import { precompress } from './prerender/precompress.js';
import { prerenderPages } from './prerender/prerender-pages.js';
import { vignettes } from './prerender/vignettes.js';

/** Target of API calls with Vite's development server. */
const gatewayUrl = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080';

/**
 * A few files instead of many small ones: the libraries of every page, which rarely change, the modules that pages share, the fields of
 * forms, and what every page loads that calls the server. The first load names each file that it may load later, so it is smaller, too.
 * Everything else stays with the lazy chunks, also `app/late` and `ui/late`, which the first load doesn't need and which partly bring
 * their own libraries.
 */
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|immer|reselect|use-sync-external-store|@reduxjs[\\/]toolkit[\\/]dist[\\/]redux-toolkit)[\\/.]/,
  },
  {
    name: 'shared',
    test: /[\\/]web[\\/]src[\\/](features[\\/](theme[\\/]|auth[\\/]signed-out-key\.|when[\\/]start-)|api[\\/](offline|use-connection|known-user)\.|app[\\/]pages[\\/]city-views\.|(app(?![\\/](late|guards|pages)[\\/])|toasts(?![\\/]late[\\/])|ui(?![\\/](late[\\/]|OutLink|Badge)))[\\/])|[\\/]city-data[\\/](?!src[\\/](geography[\\/]|mood-name|named-address|plan-title))|createLucideIcon|[\\/](Icon|icons[\\/](arrow-right|lock|search|x))\.m?js/,
    minShareCount: 2,
  },
  {
    // One small file instead of three.
    name: 'toast',
    test: /[\\/]web[\\/]src[\\/](toasts[\\/]late[\\/]|ui[\\/]late[\\/]Toast\.)/,
  },
  {
    // What is known of a plan and what changes it, apart from what shows it.
    name: 'plan-steps',
    test: /[\\/]city-data[\\/]src[\\/](mood-name|plan-title)|[\\/]web[\\/]src[\\/](app[\\/]pages[\\/]use-view-focus|features[\\/]plan[\\/](plan-steps|way-steps|undo|acts|marks|use-replan|take-away|kept-plans[\\/](kept-plans?|kept-words|plan-base|use-kept-plan)))\.ts$/,
  },
  {
    // What every page loads that calls the server, and shows until there is a reply.
    name: 'calls',
    test: /[\\/]web[\\/]src[\\/](api[\\/](?!step-up-actions)|app[\\/](attach-api|access-slice)\.|features[\\/](auth[\\/](auth|subscription-status)-api|weather[\\/]units-slice|guide[\\/]guide-api|plan[\\/]plan-api)|ui[\\/]late[\\/]Skeleton\.)|[\\/]contracts[\\/]src[\\/](auth|billing)[\\/]endpoints|[\\/]@reduxjs[\\/]toolkit[\\/]dist[\\/]query[\\/]|[\\/]icons[\\/](check|circle|plus|minus)\.m?js/,
    minShareCount: 2,
  },
  {
    // How a place is shown, wherever one is.
    name: 'places',
    test: /[\\/]web[\\/]src[\\/](ui[\\/]late[\\/](CategoryIcon|JournalHead|MapLinks|PlacePattern|PlaceVignette|PriceScale|Vignette|distance-text|drawn-places|place-tiles|place-words|seeded)\.|features[\\/](guide[\\/]TeaserSpace|plan[\\/](PlanSkeleton|PriceText|RouteFigure|MealLines|MealTables|TableList))\.)|[\\/]city-data[\\/]src[\\/]named-address|vignettes|[\\/]icons[\\/](footprints|map-pin|navigation|tram-front|umbrella|undo-2|clock|utensils)\.m?js/,
    minShareCount: 2,
  },
  {
    name: 'fields',
    test: /[\\/]web[\\/]src[\\/](forms[\\/](FormRefusal|refusal-text|NewPasswordField|CodeField)|ui[\\/]late[\\/](PasswordInput|CodeInput|CheckField|Requirements))\./,
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
 * A shared chunk is named after its library; by default it would be named after an arbitrary module. Files of contracts have
 * the same names for every noun, so these get the noun as a prefix.
 */
function chunkFileName({ facadeModuleId, moduleIds }: Rolldown.PreRenderedChunk): string {
  const library = facadeModuleId ? undefined : libraries.find(({ test }) => moduleIds.some((id) => test.test(id)));
  const contract = /[\\/]contracts[\\/]src[\\/]([\w-]+)[\\/]([\w-]+)\.ts$/.exec(facadeModuleId ?? moduleIds.at(-1) ?? '');
  return `assets/${library?.name ?? contract?.slice(1).join('-') ?? '[name]'}-[hash].js`;
}

const iconModule = '\0small-icons';

/** Ours in place of the package's own (`src/ui/lucide-icon.ts`), which its icons import as the default. */
const smallIcons: Plugin = {
  name: 'small-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/createLucideIcon.mjs') ? iconModule : undefined),
  load: (id) =>
    id === iconModule
      ? `export { createLucideIcon as default } from ${JSON.stringify(join(import.meta.dirname, 'src/ui/lucide-icon.ts'))};`
      : undefined,
};

/** The router of production, without its warnings for developers; its package names the other one for every build. */
const quietRouter: Plugin = {
  name: 'quiet-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = /^react-router(\/dom)?$/.test(source) ? await this.resolve(source, importer, { ...options, skipSelf: true }) : null;
    return found?.id.replace('/dist/development/', '/dist/production/');
  },
};

export default defineConfig({
  plugins: [smallIcons, quietRouter, headScript(), react(), tailwind(), vignettes(), prerenderPages(), precompress()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions], externalConditions: ['source'] } },
  build: {
    target: 'es2022',
    // The policy forbids `data:` fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    // The library of the map is a megabyte before it is compressed, and loaded when somebody opens the map.
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The style guide is a separate page, so that the site loads nothing of it.
      input: ['index.html', 'ui.html'].map((page) => join(import.meta.dirname, page)),
      output: { chunkFileNames: chunkFileName, codeSplitting: { groups: chunkGroups } },
    },
  },
  server: {
    proxy: {
      '/api': {
        target: gatewayUrl,
        // The gateway accepts writes only from its own origin.
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
    // Test files of a worker share modules and window, because creating them takes longer than the tests; the setup cleans the
    // window.
    pool: 'threads',
    isolate: false,
    maxWorkers: availableParallelism() + 1,
    // After the other projects, because a worker that switches between projects restarts.
    sequence: { groupOrder: 1 },
    restoreMocks: true,
    testTimeout: 15_000,
  },
});
