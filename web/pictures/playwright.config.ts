import { defineConfig } from '@playwright/test';
import config from '../playwright.config.js';

/** Not a test: takes the README's pictures of a running site (`npm run pictures -w web`). */
export default defineConfig(config, { testDir: '.', testMatch: 'readme.ts' });
