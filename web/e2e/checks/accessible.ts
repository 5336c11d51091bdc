import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violationsOf(page: Page, part: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .include(part)
    // Without frames the simpler way finds the same, and needs no second window.
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`);
}

/** Nothing against WCAG 2.2 AA that a program can find, in light and in dark colours. `part`: selector of what is looked at. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // What lies under the sticky header counts as covered.
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours are measured as they are painted.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    expect.soft(await violationsOf(page, part), `accessible in ${colorScheme}`).toEqual([]);
  }
}
