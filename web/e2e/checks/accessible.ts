import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { newColours } from './colours.js';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
const aboutTheRest: RunOptions = {
  ...quick,
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: Object.fromEntries(colourRules.map((id) => [id, { enabled: false }])),
};

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

/** Once per document; states of the same document share it. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) {
    await page.evaluate(`${axeSource}; window.newColours = ${newColours}; window.inWords = ${inWords}; (${rememberColours})();`);
  }
}

type Finding = { what: string; violations: string[]; keys: string[] };

/** Runs in the page: what axe has against a part of it, and against its colours that aren't known, in both schemes. */
async function examine([part, known, rest, colours]: readonly [string, readonly string[], RunOptions, RunOptions]): Promise<Finding[]> {
  const { axe, inWords: words, newColours: fresh } = window;
  if (axe === undefined || words === undefined || fresh === undefined) {
    throw new Error('axe is no longer loaded: the page was reloaded');
  }
  const findings: Finding[] = [{ what: 'accessible', violations: words(await axe.run(part, rest)), keys: [] }];
  const { dataset } = document.documentElement;
  const chosen = dataset.theme;
  for (const theme of ['light', 'dark']) {
    // As a visitor's choice does. Nothing fades, so the colours are there when they are read.
    dataset.theme = theme;
    const { keys, elements } = fresh(part, known);
    const results = elements.length === 0 ? undefined : await axe.run({ include: elements }, colours);
    findings.push({ what: `colours in ${theme}`, violations: words(results), keys });
  }
  if (chosen === undefined) {
    delete dataset.theme;
  } else {
    dataset.theme = chosen;
  }
  return findings;
}

/** No violation of WCAG 2.2 AA that axe can detect, in light and in dark colours. `part`: selector of the part to check. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // axe would count text under the sticky header as covered.
  await page.evaluate(() => window.scrollTo(0, 0));
  await loadAxe(page);
  for (const { what, violations, keys } of await page.evaluate(examine, [part, [...passed], aboutTheRest, aboutColours] as const)) {
    expect.soft(violations, what).toEqual([]);
    for (const key of violations.length === 0 ? keys : []) {
      passed.add(key);
    }
  }
}
