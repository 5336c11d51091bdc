import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A colour of axe, which its types leave out. */
type Colour = { r: number; g: number; b: number; alpha: number; parseString(text: string): Colour };

declare global {
  interface Window {
    axe?: typeof axe & { commons: { color: { Color: { prototype: Colour } } } };
  }
}

/** In dark colours nothing but the colours is other than in light ones. */
const runOnly: Record<'light' | 'dark', RunOnly> = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Runs in the page: axe reads each colour once. It would parse those of every element anew, a fifth of its time. */
function rememberColours(): void {
  const { prototype } = window.axe?.commons.color.Color ?? { prototype: undefined };
  const read = prototype?.parseString;
  if (prototype === undefined || read === undefined) {
    throw new Error('axe has other insides than this version of it had');
  }
  const known = new Map<string, { r: number; g: number; b: number; alpha: number }>();
  prototype.parseString = function remembered(this: Colour, text) {
    const colour = known.get(text);
    if (colour === undefined) {
      read.call(this, text);
      const { r, g, b, alpha } = this;
      known.set(text, { r, g, b, alpha });
      return this;
    }
    return Object.assign(this, colour);
  };
}

async function violationsOf(page: Page, part: string, colorScheme: keyof typeof runOnly): Promise<string[]> {
  // Loaded once per document; states of the same document share it.
  if (await page.evaluate(() => window.axe === undefined)) {
    await page.evaluate(source);
    await page.evaluate(rememberColours);
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
