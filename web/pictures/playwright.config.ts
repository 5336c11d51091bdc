import { defineConfig } from '@playwright/test';
import config from '../playwright.config.js';

/** Not a test: takes pictures of a running site: the README's, and the manifest's (`npm run pictures -w web`). */
export default defineConfig(config, { testDir: '.', testMatch: ['readme.ts', 'manifest.ts'] });
