import { expect, type Page } from '@playwright/test';
import axe, { type RunOnly, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** In dark colours nothing but the colours is other than in light ones. */
const runOnly: Record<'light' | 'dark', RunOnly> = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

async function violationsOf(page: Page, part: string, colorScheme: keyof typeof runOnly): Promise<string[]> {
  // Loaded once per document; states of the same document share it.
  if (await page.evaluate(() => window.axe === undefined)) {
    await page.evaluate(axe.source);
  }
  const options: RunOptions = { runOnly: runOnly[colorScheme], resultTypes: ['violations'], preload: false };
  return page.evaluate(
    async ([where, how]) => {
      if (window.axe === undefined) {
        throw new Error('axe is no longer loaded: the page was reloaded');
      }
      const { violations } = await window.axe.run(where, how);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [part, options] as const,
  );
}

/** No violation of WCAG 2.2 AA that axe can detect, in light and in dark colours. `part`: selector of the part to check. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // axe would count text under the sticky header as covered.
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Two frames, so that the colours are painted before they are measured.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    expect.soft(await violationsOf(page, part, colorScheme), `accessible in ${colorScheme}`).toEqual([]);
  }
}
