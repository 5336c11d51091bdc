import { cities } from '@city-genie/city-data/catalog';
import { describe, expect, it } from 'vitest';
import { checkPhone } from '../../src/catalogue-check/rules/phone.js';
import { checkSpelling } from '../../src/catalogue-check/rules/spelling.js';
import { goodContext } from './good-context.js';
import { canal } from './good-entries.js';

const [{ content } = { content: undefined }] = goodContext.catalogue;

/** Findings of a rule for a good entry with one field changed, as if it were in another city. */
function findingsIn(key: string, rule: typeof checkPhone, change: { phone?: string; localName?: string }): string[] {
  const city = cities.find((each) => each.key === key);
  if (!city || !content) {
    throw new Error(`no ${key}`);
  }
  const moved = { ...content, places: [{ ...canal, ...change }], restaurants: [] };
  return rule({ city, content: moved }, goodContext).map(({ text }) => text);
}

describe('phone numbers', () => {
  it.each([
    ['paris', '+33140205050'],
    ['london', '+442075639500'],
    ['madrid', '+34913302800'],
    ['newyork', '+12125709600'],
    ['tokyo', '+81338420181'],
    ['beijing', '+861085007421'],
    ['rome', '+39060608'],
    ['rome', '+390639967700'],
    ['berlin', '+4930266424242'],
  ])('of %s: %s is accepted', (key, phone) => {
    expect(findingsIn(key, checkPhone, { phone })).toEqual([]);
  });

  it.each(cities)('have a plan for the country of $key', ({ key }) => {
    expect(findingsIn(key, checkPhone, { phone: '+1' }).join()).not.toContain('no number format');
  });
});

describe('local names', () => {
  it.each([
    ['tokyo', '浅草寺', true],
    ['tokyo', 'あっとほぉーむカフェ', true],
    ['tokyo', 'Sensō-ji', false],
    ['beijing', '什刹海', true],
    ['beijing', 'Shichahai', false],
    ['berlin', 'Domäne Dahlem – Straße 1', true],
    ['rome', 'Ἱερά', false],
  ])('of %s: %s is accepted: %s', (key, localName, isRight) => {
    expect(findingsIn(key, checkSpelling, { localName }).length === 0).toBe(isRight);
  });
});
