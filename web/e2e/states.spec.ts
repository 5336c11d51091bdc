import { expectAccessible } from './checks/accessible.js';
import { expectFits } from './checks/fits.js';
import { expectSays } from './checks/says.js';
import { expect, test } from './one-page.js';
import { specTexts } from './spec-texts.js';
import { journeys } from './states/all-states.js';

const textsOf = new Map(Object.entries(specTexts));
const phone = { width: 360, height: 740 };

for (const { title, stops, noise, onlyOnPhones, leavesTraces } of journeys) {
  test.describe('has its texts, is accessible and fits', () => {
    test.use({ expectedNoise: noise, leavesTraces, ...(onlyOnPhones && { viewport: phone }) });

    test(title, async ({ page }) => {
      for (const { name, state } of stops) {
        await test.step(name, async () => {
          await state.reach(page);
          await expectSays(page, textsOf.get(name) ?? []);
          await expect.soft(page.locator('h1').filter({ visible: true })).toHaveCount(1);
          await expectAccessible(page, state.part);
          await expectFits(page);
        });
      }
    });
  });
}
