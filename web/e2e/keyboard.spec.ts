import { expectFocusSeen, tabTo } from './checks/focus.js';
import { moods, stopTitles } from './city-flow.js';
import { expect, test } from './one-page.js';
import { openPlan } from './states/plan-states.js';

// Only the final scroll position matters, not the animation.

test('the whole flow works by keyboard, with a visible focus throughout', async ({ page }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Explore Paris' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/paris');

  await tabTo(page, moods(page).first());
  await page.keyboard.press('Space');
  await expect(moods(page).first()).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, button(/^Less about/));
  await page.keyboard.press('Enter');
  await expect(button(/^Less about/)).toBeHidden();
  await tabTo(page, button(/^Half day/));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: /^Now/ }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^A date/ })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Tomorrow/ })).toBeChecked();
  await expectFocusSeen(page);
  await tabTo(page, button('Generate my Recommendations'));
  await page.keyboard.press('Enter');
  await expect(stopTitles(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const before = await stopTitles(page).allTextContents();
  await tabTo(page, button(/^More\W/).first());
  await page.keyboard.press('Enter');
  await tabTo(page, button(/^Pin\W/).first());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pinned: stays on Refresh')).toBeVisible();
  await tabTo(page, button(/^More\W/).first());
  await page.keyboard.press('Enter');
  await tabTo(page, button(/^Swap\W/).nth(1));
  await page.keyboard.press('Enter');
  await expect(stopTitles(page)).not.toHaveText(before);
  await expect(stopTitles(page).filter({ hasText: before[0] ?? '' })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');

  await tabTo(page, page.getByRole('link', { name: 'Calendar (.ics)' }));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/paris.*\.ics$/);
  await tabTo(page, button('Discover Local Cuisine'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Local cuisine/);

  await tabTo(page, page.getByRole('main').getByRole('listitem').getByRole('button', { expanded: false }).first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('tab', { name: 'Details' }));
  for (const name of ['Tips', 'Mood Match']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expectFocusSeen(page);
  }
  await tabTo(page, button('Back to your plan'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(stopTitles(page).first()).toBeVisible();
  await tabTo(page, button('Back to Paris'));
  await page.keyboard.press('Enter');
  await expect(moods(page).first()).toHaveAttribute('aria-pressed', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('no focused element is hidden by the header, from the end of a plan to its top', async ({ page }) => {
    await openPlan(page);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Join the Waitlist' }).focus();
    await tabTo(page, page.getByRole('button', { name: 'Back to Paris' }), 'Shift+Tab');
  });

  test('the menu comes after its button, closes on Escape and behind whoever goes on to the page', async ({ page }) => {
    await page.goto('/about');
    const menu = page.getByRole('button', { name: 'Menu' });
    const first = page.getByRole('banner').getByRole('link', { name: 'How It Works' });
    await menu.press('Enter');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(first).toBeHidden();
    await menu.press('Enter');
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Back to Home' }));
    await expect(first).toBeHidden();
  });
});

test('Generate is focusable before the choices are made, and says what is missing', async ({ page }) => {
  await page.goto('/paris');
  await tabTo(page, page.getByRole('button', { name: 'Generate my Recommendations' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Please select both mood and timeframe');
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('the waitlist dialog traps the focus, closes on Escape and restores the focus', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Join Waitlist' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the Register button has an explanation', async ({ page }) => {
  await page.goto('/');
  const register = page.getByRole('button', { name: 'Register' });
  await expect(page.getByRole('tooltip')).toBeHidden();
  await tabTo(page, register);
  await expect(page.getByRole('tooltip')).toHaveText('Registration temporarily disabled');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});
