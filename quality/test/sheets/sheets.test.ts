import { describe, expect, it } from 'vitest';
import { deepCities } from '../../src/catalogue-check/depth.js';
import { loadJudgedCities } from '../../src/judge/judged-city.js';
import { planSheet } from '../../src/sheets/plan-sheet.js';
import { seasons } from '../../src/sheets/sheet-list.js';

const cities = await loadJudgedCities(deepCities);

/*
 * Plans that were read as a local would read them. Who changes the planner or the content sees here what becomes of them: read the
 * difference, and write the pages again with `npx vitest run --project unit quality/test/sheets -u`.
 */
describe.each(cities.map((judged) => [judged.city.name, judged] as const))('the plans of %s', (_name, judged) => {
  it.each(seasons.map((season) => [season.name, season] as const))('in %s are as in docs/plans', async (name, season) => {
    await expect(planSheet(judged, season)).toMatchFileSnapshot(`../../../docs/plans/${judged.city.key}-${name}.md`);
  });
});
