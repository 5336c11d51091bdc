import { chooseHalfDay, stopTitles } from './city-flow.js';
import { expect, test } from './site.js';

test('a start tomorrow is in the address and the plan, and still selected after going back', async ({ page }) => {
  await chooseHalfDay(page);
  await page.getByText('Tomorrow', { exact: true }).click();
  await expect(page.getByRole('radio', { name: /^Tomorrow/ })).toBeChecked();
  await expect(page).toHaveURL(/[?&]at=\d{4}-\d{2}-\d{2}T10(:|%3A)00/);
  await page.getByRole('button', { name: 'Generate my Recommendations' }).click();
  await expect(stopTitles(page).first()).toBeVisible();
  await expect(page).toHaveURL(/[?&]at=/);
  await page.getByRole('button', { name: 'Back to Paris' }).click();
  await expect(page.getByRole('radio', { name: /^Tomorrow/ })).toBeChecked();
});

test('a date beyond 14 days shows an error and is not sent', async ({ page }) => {
  await chooseHalfDay(page);
  await page.getByText('A date', { exact: true }).click();
  const date = page.getByLabel('Date', { exact: true });
  const max = (await date.getAttribute('max')) ?? '';
  await date.fill(`${Number(max.slice(0, 4)) + 1}-01-01`);
  await expect(page.getByText('Please choose a start within the next 14 days')).toBeVisible();
  await expect(page.getByText(/ in Paris\. Now choose when\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Generate my Recommendations' }).click();
  await expect(date).toBeFocused();
  await date.fill(max);
  await page.getByRole('button', { name: 'Generate my Recommendations' }).click();
  await expect(stopTitles(page).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`at=${max}T10`));
});

test('the four starts can be selected with the arrow keys', async ({ page }) => {
  await page.goto('/paris');
  const now = page.getByRole('radio', { name: /^Now/ });
  // The choices stay the same when the city's clock becomes known.
  await expect(page.getByRole('radio', { name: /^Tomorrow .*10:00/ })).toBeAttached();
  await now.focus();
  await page.keyboard.press('ArrowDown');
  await expect(now).not.toBeChecked();
  await expect(page).toHaveURL(/[?&]at=/);
  await page.keyboard.press('ArrowUp');
  await expect(now).toBeChecked();
  await expect(page).not.toHaveURL(/[?&]at=/);
});
