import { expect, type Page } from '@playwright/test';
import { parts, type State } from './state.js';

/** Chromium's remark that reading a drawing takes a moment, where there is no graphics card. */
export const drawingNoise = /GPU stall due to ReadPixels/;

const openMap = (page: Page) => page.getByRole('button', { name: 'Open the map' }).click();

/** No canvas of the page can be drawn on, until the page is loaded anew. */
export async function withoutDrawing(page: Page): Promise<void> {
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
}

export const mapStates = {
  'plan, on the map': {
    after: 'plan, without a forecast',
    part: parts.dialog,
    noise: drawingNoise,
    coversWindow: true,
    reach: async (page) => {
      await openMap(page);
      await expect(page.getByRole('button', { name: /^1\. /, pressed: true })).toBeVisible();
    },
  },
  'plan, the sketch in large': {
    after: 'plan, on the map',
    part: parts.dialog,
    coversWindow: true,
    reach: async (page) => {
      await page.keyboard.press('Escape');
      await withoutDrawing(page);
      await openMap(page);
      await expect(page.getByText('Your browser can’t draw the street map. Here is the sketch, enlarged.')).toBeVisible();
    },
  },
} as const satisfies Record<string, State>;
