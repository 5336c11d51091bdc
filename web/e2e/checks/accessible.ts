import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { newColours } from './colours.js';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A colour of axe, which its types leave out. */
type Colour = { r: number; g: number; b: number; alpha: number; parseString(text: string): Colour };

declare global {
  interface Window {
    axe?: typeof axe & { commons: { color: { Color: { prototype: Colour } } } };
    newColours?: typeof newColours;
    /** Violations in words. */
    inWords?: (results: AxeResults | undefined) => string[];
  }
}

/** Rules about colours; nothing else is other in dark colours than in light ones. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const quick: RunOptions = { resultTypes: ['violations'], preload: false };
const aboutColours: RunOptions = { ...quick, runOnly: { type: 'rule', values: colourRules } };
const aboutAll: RunOptions = { ...quick, runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } };

/**
 * Ways in which colours come about that axe had nothing against. It isn't asked about them again, since measuring contrast is two thirds
 * of its time and most texts of a state are those of the state before.
 */
const passed = new Set<string>();

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

/** Runs in the page. */
function inWords(results: AxeResults | undefined): string[] {
  return (results?.violations ?? []).map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Runs in the page: rules about colours are for elements that are marked, and what is in them. */
function askWhereMarked(): void {
  window.axe?.configure({
    rules: [
      { id: 'color-contrast', selector: '[data-new-colours], [data-new-colours] *' },
      { id: 'link-in-text-block', selector: 'a[href][data-new-colours], [data-new-colours] a[href]' },
    ],
  });
}

/** Once per document; states of the same document share it. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) {
    await page.evaluate(`${source}; window.newColours = ${newColours}; window.inWords = ${inWords};`);
    await page.evaluate(rememberColours);
    await page.evaluate(askWhereMarked);
  }
}

/** What axe has against a part, and which ways of colours it saw for the first time: axe asks about colours only where they are new. */
async function look(page: Page, part: string, options: RunOptions, isWhole: boolean) {
  return page.evaluate(
    async ([where, known, how, whole]) => {
      if (window.axe === undefined || window.inWords === undefined || window.newColours === undefined) {
        throw new Error('axe is no longer loaded: the page was reloaded');
      }
      const { keys, elements } = window.newColours(where, known);
      if (!whole && elements.length === 0) {
        return { keys, violations: [] };
      }
      for (const element of elements) {
        element.setAttribute('data-new-colours', '');
      }
      const results = await window.axe.run(whole ? where : { include: elements }, how);
      for (const element of elements) {
        element.removeAttribute('data-new-colours');
      }
      return { keys, violations: window.inWords(results) };
    },
    [part, [...passed], options, isWhole] as const,
  );
}

/** No violation of WCAG 2.2 AA that axe can detect, in light and in dark colours. `part`: selector of the part to check. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // axe would count text under the sticky header as covered.
  await page.evaluate(() => window.scrollTo(0, 0));
  await loadAxe(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // A frame for what listens to the scheme; styles are computed when they are read.
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
    // All rules at once in light: each run of axe begins with the whole page, however little it is asked about.
    const isLight = colorScheme === 'light';
    const { keys, violations } = await look(page, part, isLight ? aboutAll : aboutColours, isLight);
    for (const key of violations.length === 0 ? keys : []) {
      passed.add(key);
    }
    expect.soft(violations, `accessible in ${colorScheme}`).toEqual([]);
  }
}
