import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

/** Runs against a stack that is up already: its address, its mail inbox and the browser come from the environment. */
export default defineConfig({
  testDir: 'e2e',
  // With a folder for them, pictures are taken of every state instead of tests.
  testMatch: process.env.E2E_PICTURES ? '*.pictures.ts' : '*.spec.ts',
  outputDir: 'test-results',
  // The one text that is compared with a file is for people to read.
  snapshotPathTemplate: '../docs/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:8080',
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Letters as wide as they are drawn on phones; the headless shell would round them to whole pixels.
        '--font-render-hinting=none',
      ],
    },
    screenshot: 'only-on-failure',
  },
});
