import { describe, expect, it } from 'vitest';
import { checkCatalogue } from '../../src/catalogue-check/check-catalogue.js';
import { report } from '../../src/catalogue-check/report.js';
import { rules } from '../../src/catalogue-check/rules.js';
import { goodContext, withEntry } from './good-context.js';
import { rodin, wallace } from './good-entries.js';

describe('checkCatalogue', () => {
  it('orders findings by rule, then by city', () => {
    const context = withEntry(wallace, { priceLevel: 9, tips: ['Only this one.'] });
    const judgements = checkCatalogue(context).map(({ rule, city, findings }) => [rule.code, city, findings.map(({ id }) => id)]);
    expect(judgements).toEqual([
      ['C07', 'london', [wallace.id]],
      ['C16', 'london', [wallace.id]],
      ['C19', 'london', [wallace.id]],
    ]);
  });

  it('continues after an entry on which a rule throws', () => {
    const judgements = checkCatalogue(withEntry(rodin, { moodFit: undefined, priceLevel: 9 }));
    const texts = judgements.flatMap(({ findings }) => findings.map(({ code, text }) => `${code} ${text}`));
    expect(texts).toContain('C07 has the price level 9, not 0 to 4');
    expect(texts.some((text) => text.startsWith('C01 moodFit: '))).toBe(true);
    expect(texts.some((text) => text.startsWith('C11 could not be applied: '))).toBe(true);
  });

  it('applies only the given rules', () => {
    const context = withEntry(rodin, { priceLevel: 9, phone: '1' });
    const judgements = checkCatalogue(
      context,
      rules.filter(({ code }) => code === 'C08'),
    );
    expect(judgements.map(({ rule }) => rule.code)).toEqual(['C08']);
  });
});

describe('report', () => {
  const lines = (context = goodContext) => report(checkCatalogue(context), context).trimEnd().split('\n');

  it('ends with the total', () => {
    expect(lines().at(-1)).toBe('catalogue: 7 entries, 0 findings');
  });

  it('lists code, entry and text of a finding below its rule and city', () => {
    expect(lines(withEntry(rodin, { priceLevel: 9 })).slice(0, 2)).toEqual([
      'C07 paris: price scale, 1 finding',
      `  C07 ${rodin.id} has the price level 9, not 0 to 4`,
    ]);
    expect(lines(withEntry(rodin, { priceLevel: 9 })).at(-1)).toBe('catalogue: 7 entries, 1 findings');
  });

  it('lists what a city offers for each mood', () => {
    expect(lines()).toContain('Paris: 4 places, 2 restaurants');
    const [, ...offered] =
      lines()
        .find((line) => line.trim().startsWith('romantic-dreamy'))
        ?.trim()
        .split(/ +/) ?? [];
    // Rodin and the Palais-Royal, an icon; Lipp.
    expect(offered.map(Number)).toEqual([2, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1]);
  });

  it('lists the demands that a city need not meet yet', () => {
    expect(lines().filter((line) => line.includes('not yet asked'))).toEqual([
      '  not yet asked of london: C12 shares, C13, C14, C15, C24 icons, C25',
    ]);
  });
});
