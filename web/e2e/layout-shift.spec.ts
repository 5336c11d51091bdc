import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { watchShifts } from './checks/shifts.js';
import { expect, test } from './one-page.js';
import { planPath } from './states/plan-states.js';
import { arriveSubscribed } from './states/visitors.js';

/** Shifts too small to notice. When web fonts replace the fallback fonts, a word may move a few pixels along its line. */
const most = { api: 0.001, fonts: 0.005 };
const slowMs = 800;
const dayMs = 86_400_000;

const windows = [
  { name: 'a phone', viewport: { width: 360, height: 780 } },
  { name: 'a desk', viewport: { width: 1440, height: 900 } },
] as const;

/** A shared link, which contains the plan's start. */
const start = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
const sharedPlan = `${planPath}&at=${start}T10:00`;

/** The requests that can be slow while a page loads. */
const slowRequests = { api: '**/api/**', fonts: '**/*.woff2' } as const;

type Load = { path: string; slow?: keyof typeof slowRequests; isSubscribed?: true };

const loads: readonly Load[] = [
  { path: '/' },
  { path: '/', slow: 'fonts' },
  { path: '/', isSubscribed: true },
  { path: '/about' },
  { path: '/about', slow: 'fonts' },
  { path: '/paris' },
  { path: '/paris', slow: 'api' },
  { path: '/paris', slow: 'fonts' },
  { path: '/london', slow: 'fonts' },
  { path: '/search?q=par' },
  { path: '/search?q=par', slow: 'api' },
  { path: '/search?q=par', slow: 'fonts' },
  { path: '/login', slow: 'fonts' },
  { path: '/register' },
  { path: '/register', slow: 'api' },
  { path: '/verify-email?success=true&email=ada@example.com' },
  { path: '/verify-email' },
  { path: sharedPlan },
  { path: sharedPlan, slow: 'api' },
];

/**
 * Without fonts, by the browser itself: `page.route` would stop every request of the page to ask. Without its cache, as on a first visit,
 * when everything comes later. Until the session is detached.
 */
async function visitFirst(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return session;
}

for (const { name, viewport } of windows) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, expectedNoise: /net::ERR_(FAILED|BLOCKED_BY_CLIENT)|preload/ });

    for (const { path, slow, isSubscribed } of loads) {
      test(`${path.replace(/at=.+/, 'at=…')} has no layout shift while it loads${slow ? `, ${slow} late` : ''}${isSubscribed ? ', signed in' : ''}`, async ({
        page,
      }) => {
        if (isSubscribed) {
          await arriveSubscribed(page);
        }
        if (slow) {
          // This also turns the browser's cache off.
          await page.route(slowRequests[slow], async (route) => {
            // Waits for the first paint, so that there is something to shift.
            await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
            await setTimeout(slowMs);
            await route.continue();
          });
        }
        // On a busy machine fonts may be late by chance; their effect is tested where they are delayed on purpose.
        const session = slow === 'fonts' ? undefined : await visitFirst(page);
        const { shifts, stop } = await watchShifts(page);
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, shifts.flatMap(({ moved }) => moved).join('\n')).toBeLessThanOrEqual(most[slow ?? 'api']);
        await stop();
        await session?.detach();
      });
    }
  });
}
