import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

/**
 * When a folder for pictures is given, pictures of every state are taken instead of running tests. What would disturb other tests, such as
 * taking away all rights, runs after them, alone; `--project=alone --no-deps` runs it without them.
 */
const projects = process.env.E2E_PICTURES
  ? [{ name: 'pictures', testMatch: '*.pictures.ts' }]
  : [
      { name: 'site', testIgnore: 'alone/**' },
      { name: 'alone', testMatch: 'alone/*.spec.ts', dependencies: ['site'], workers: 1 },
    ];

/**
 * Runs against a running stack: its address (`E2E_BASE_URL`), its mail inbox (`E2E_MAIL_URL`), the folder it runs from (`E2E_DATA_DIR`, for
 * the commands of operators), the stand-in for the payment provider (`E2E_STRIPE_URL`) and the browser (`CHROMIUM_PATH`).
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  projects,
  outputDir: 'test-results',
  // The only snapshot is a page of the docs.
  snapshotPathTemplate: '../docs/{arg}{ext}',
  // Pages wait for more than they compute, so four keep two cores busy.
  workers: 4,
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
    // What moves is waited for; a test about movement asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer what tests stub, and keep a build for the next one; the tests of it let it in.
    serviceWorkers: 'block',
  },
});
