import axe from 'axe-core';

const options: axe.RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // What depends on layout and colours is checked in a browser.
  rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
};

/** Violations of WCAG 2.2 AA in the page's main part, as far as its markup tells. */
export async function axeViolations(): Promise<string[]> {
  const { violations } = await axe.run('main', options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
