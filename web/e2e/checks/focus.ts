import { expect, type Locator, type Page } from '@playwright/test';

/** Problems with the focus: its indicator is invisible, or the element is under the sticky header. Runs in the page. */
function focusFaults(): string[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) {
    return [];
  }
  const name = `${focused.tagName.toLowerCase()} “${focused.textContent?.trim().slice(0, 40) || focused.getAttribute('name')}”`;
  // The indicator of a custom radio button is on its label, that of a link that fills its card on the card.
  const label = focused instanceof HTMLInputElement && focused.type === 'radio' ? focused.closest('label') : null;
  const seen = label ?? focused;
  const hasOutline = [getComputedStyle(seen), getComputedStyle(seen, '::after')].some(
    (style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
  );
  const faults = hasOutline ? [] : [`${name} shows no focus`];

  const header = document.querySelector('header');
  const { left, right, top, bottom } = seen.getBoundingClientRect();
  const inset = 2;
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  // Edges instead of corners, because the corners of a round button lie outside of it.
  const points = [
    [middle, centre],
    [middle, top + inset],
    [middle, bottom - inset],
    [left + inset, centre],
    [right - inset, centre],
  ] as const;
  if (!header?.contains(seen)) {
    const covered = points.filter(([x, y]) => header?.contains(document.elementFromPoint(x, y)));
    faults.push(...covered.map(([x, y]) => `${name} is under the header at ${Math.round(x)}, ${Math.round(y)}`));
  }
  if (bottom < 0 || top > innerHeight) {
    faults.push(`${name} is out of the window`);
  }
  return faults;
}

/** The focus is visible (WCAG 2.4.7, 2.4.11, 2.4.13). */
export async function expectFocusSeen(page: Page): Promise<void> {
  expect(await page.evaluate(focusFaults)).toEqual([]);
}

/** Presses a key until the target has the focus, and checks that the focus is visible at every stop on the way. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', limit = 150): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) {
      return;
    }
  }
  throw new Error(`no focus after ${limit} presses of ${key}`);
}
