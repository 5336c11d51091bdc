import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

/** Runs against a running stack; its address, its mail inbox and the browser are given by environment variables. */
export default defineConfig({
  testDir: 'e2e',
  // When a folder for pictures is given, pictures of every state are taken instead of running tests.
  testMatch: process.env.E2E_PICTURES ? '*.pictures.ts' : '*.spec.ts',
  outputDir: 'test-results',
  // The only snapshot is a page of the docs.
  snapshotPathTemplate: '../docs/{arg}{ext}',
  // Pages wait for more than they compute, so three keep two cores busy.
  workers: 3,
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
        // Subpixel text widths as on phones; the headless shell would round them to whole pixels.
        '--font-render-hinting=none',
      ],
    },
    screenshot: 'only-on-failure',
  },
});
