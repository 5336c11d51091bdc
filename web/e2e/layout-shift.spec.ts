import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './site.js';
import { planPath } from './states/plan-states.js';

/** What a visitor doesn't notice. */
const most = 0.001;
const slowMs = 1500;
const dayMs = 86_400_000;

const windows = [
  { name: 'a phone', viewport: { width: 360, height: 780 } },
  { name: 'a desk', viewport: { width: 1440, height: 900 } },
] as const;

/** A link that somebody was sent: it names the plan's start. */
const start = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
const sharedPlan = `${planPath}&at=${start}T10:00`;

const loads = [
  { path: '/', isSlow: false },
  { path: '/about', isSlow: false },
  { path: '/paris', isSlow: false },
  { path: '/paris', isSlow: true },
  { path: '/search?q=par', isSlow: false },
  { path: '/search?q=par', isSlow: true },
  { path: sharedPlan, isSlow: false },
  { path: sharedPlan, isSlow: true },
] as const;

type Shift = { value: number; moved: string[] };

declare global {
  interface Window {
    /** Tells the test that something moved. */
    noteShift: (shift: Shift) => void;
  }
}

/** Writes down what moves on the page without having been asked to. */
async function watchShifts(page: Page): Promise<Shift[]> {
  const shifts: Shift[] = [];
  await page.exposeFunction('noteShift', (shift: Shift) => shifts.push(shift));
  await page.addInitScript(() => {
    type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    const describe = (node: Node | null) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? 'gone')).slice(0, 120);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries().filter(isLayoutShift)) {
        if (!hadRecentInput) {
          window.noteShift({ value, moved: sources.map(({ node }) => describe(node)) });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return shifts;
}

for (const { name, viewport } of windows) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    for (const { path, isSlow } of loads) {
      test(`${path.replace(/at=.+/, 'at=…')} stays where it is while it loads${isSlow ? ' slowly' : ''}`, async ({ page }) => {
        if (isSlow) {
          await page.route('**/api/**', async (route) => {
            await setTimeout(slowMs);
            await route.continue();
          });
        }
        const shifts = await watchShifts(page);
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, shifts.flatMap(({ moved }) => moved).join('\n')).toBeLessThanOrEqual(most);
      });
    }
  });
}
