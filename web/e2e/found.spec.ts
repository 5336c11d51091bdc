import { expect, test } from './site.js';

const publicRoutes = ['/', '/paris', '/newyork', '/about', '/privacy-policy', '/terms-of-service', '/cookie-policy'];

test('every public page names a picture that exists', async ({ page, request }) => {
  for (const route of publicRoutes) {
    await page.goto(route);
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    const reply = await request.get(picture);
    expect([route, reply.status(), reply.headers()['content-type']]).toEqual([route, 200, 'image/png']);
  }
});

test('robots.txt names the sitemap, whose pages all exist and allow indexing', async ({ page, request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(addresses).toEqual(expect.arrayContaining(publicRoutes.map((route) => `${baseURL}${route}`)));
  for (const address of addresses) {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
  }
});

test('a search by keyboard leads to a city or to a part of its guide, and Back returns to the results', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('romantic');
  await expect(page.getByRole('status').filter({ hasText: 'for “romantic”' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=romantic');
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/paris?mood=romantic-dreamy');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('romantic');
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('link').first()).toHaveText('Romantic & Dreamy');

  await page.getByRole('searchbox').fill('tipping');
  await page.getByRole('link', { name: 'Local Culture' }).click();
  await expect(page).toHaveURL('/paris#culture');
  await expect(page.getByRole('heading', { name: 'Local Culture' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Local Culture' })).toBeInViewport();
});

test('the table of contents stays in view, and its links scroll to below the header', async ({ page }) => {
  await page.goto('/privacy-policy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Children' }).click();
  const heading = page.getByRole('heading', { name: '10 Children' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  await expect(contents).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'Children' })).toHaveAttribute('aria-current', 'location');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the table of contents is collapsed and can be opened', async ({ page }) => {
    await page.goto('/terms-of-service');
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Refunds' });
    await expect(link).toBeHidden();
    await page.getByText('On this page').first().click();
    await link.click();
    await expect(page.getByRole('heading', { name: '5 Refunds' })).toBeFocused();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search lists everything and says that it needs JavaScript', async ({ page }) => {
    await page.goto('/search?q=rome');
    await expect(page.getByRole('region', { name: 'The index' }).getByRole('link', { name: 'Rome' })).toBeVisible();
    // With script disabled, Playwright's browser still parses the content of noscript as text, not as elements.
    expect(await page.getByRole('main').locator('noscript').textContent()).toContain('Searching needs JavaScript');
    await page.getByRole('searchbox').fill('tokyo');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=tokyo');
  });
});
