import { cities } from '@city-genie/city-data/catalog';
import { moodNameOf } from '@city-genie/city-data/mood-name';
import { guide as guideSchema } from '@city-genie/contracts/guide/routes';
import { auditId } from '@city-genie/service-kit/audit/audit-entry';
import { expect, it } from 'vitest';
import { parseRow } from '../src/catalogue/catalogue-row.js';
import { loadContent } from '../src/catalogue/load-content.js';
import { shippedRows } from '../src/catalogue/seed.js';
import { presentGuide } from '../src/presenters/present-guide.js';

// `quality/` checks places and restaurants.
it.each(cities)('$key has a guide with its four moods', async (city) => {
  const guide = presentGuide((await loadContent(city.key)).guide);
  expect(guideSchema.parse(guide)).toEqual(guide);
  expect(guide.moods.map((mood) => mood.id)).toEqual([...city.moods]);
  expect(guide.moods.map((mood) => mood.name)).toEqual(city.moods.map(moodNameOf));
  for (const mood of guide.moods) {
    expect(mood.typicalExperiences.length).toBeGreaterThanOrEqual(3);
    expect(mood.hiddenGems.length).toBeGreaterThanOrEqual(2);
  }
});

it('parses every shipped row unchanged', async () => {
  const rows = await shippedRows();
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.map(parseRow)).toEqual(rows);
});

it.each(cities)('places and restaurants of $key have ids that the audit log can name', async ({ key }) => {
  const { places, restaurants } = await loadContent(key);
  const ids = [...places, ...restaurants].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((id) => !auditId.safeParse(id).success)).toEqual([]);
});
