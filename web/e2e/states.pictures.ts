import { join } from 'node:path';
import { test } from './site.js';
import { journeys } from './states/all-states.js';

const folder = process.env.E2E_PICTURES ?? '';

const windows = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
/** From this width on, there is no mobile menu. */
const desk = 768;
/** Time for skylines and fonts, which load after the text. */
const restMs = 700;

const fileName = (name: string) => name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();

/** Not a test: takes a picture of every state for manual review. */
for (const { title, stops, onlyOnPhones } of journeys) {
  for (const viewport of windows.filter(({ width }) => !onlyOnPhones || width < desk)) {
    test.describe(`at ${viewport.width} pixels`, () => {
      test.use({ expectedNoise: /./, viewport });

      test(title, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const { name, state } of stops) {
          await state.reach(page);
          if (!state.coversWindow) {
            // Otherwise the sticky header would appear in the middle of the picture.
            await page.evaluate(() => window.scrollTo(0, 0));
          }
          await page.waitForTimeout(restMs);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            const path = join(folder, `${fileName(name)}-${viewport.width}-${colorScheme}.jpg`);
            await page.screenshot({ path, type: 'jpeg', quality: 80, fullPage: !state.coversWindow });
          }
        }
      });
    });
  }
}
