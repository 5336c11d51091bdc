import { expect, test } from './site.js';

test.use({ javaScriptEnabled: false });

type Page = { path: string; heading: string; sections: readonly string[]; link: string; leadsTo: string };

/** What people and search engines read without any script, or before it runs. */
const pages: readonly Page[] = [
  {
    path: '/',
    heading: 'Travel by Feel. Not by Filter.',
    sections: ['How It Works', 'Start Your Journey in Paris', 'Be there when your city opens'],
    link: 'Register to Unlock London',
    leadsTo: '/london',
  },
  {
    path: '/paris',
    heading: 'Paris',
    sections: ['How would you like to feel?', 'How long have you got?', 'When do you set out?'],
    link: 'Home',
    leadsTo: '/',
  },
  {
    path: '/london',
    heading: 'London Access Restricted',
    sections: ['Four moods wait behind the door', 'Hear when London opens'],
    link: 'Explore Paris',
    leadsTo: '/paris',
  },
  {
    path: '/about',
    heading: 'About City Genie',
    sections: ['Questions that people ask'],
    link: 'Start Your Journey',
    leadsTo: '/register',
  },
  {
    path: '/privacy-policy',
    heading: 'Privacy Policy',
    sections: ['1 Introduction', '6 Your rights', '12 Contact'],
    link: 'Back to Home',
    leadsTo: '/',
  },
  { path: '/login', heading: 'Welcome back', sections: [], link: 'Create an account', leadsTo: '/register' },
  { path: '/register', heading: 'Create Account', sections: [], link: 'Log in', leadsTo: '/login' },
  { path: '/news', heading: 'Travel Stories & Insights', sections: [], link: 'Back to Home', leadsTo: '/' },
  { path: '/search', heading: 'Look up a city, or a feeling', sections: ['The index', 'Tokyo'], link: 'New York', leadsTo: '/newyork' },
];

for (const { path, heading, sections, link, leadsTo } of pages) {
  test(`${path} can be read, and its links work`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    for (const name of sections) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    // No text is hidden until a script fades it in.
    const unseen = page
      .locator('main :is(h1, h2, h3, p, a, li)')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }))
          .map((element) => element.outerHTML.slice(0, 100)),
      );
    expect(await unseen).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(leadsTo);
  });
}

test('a form submitted without script does not put its values into the address', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('region', { name: 'Be there when your city opens' }).getByRole('form');
  await form.getByLabel('Name').fill('Ada Lovelace');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByRole('button', { name: 'Join the Waitlist' }).click();
  await form.getByLabel('Name').press('Enter');
  await expect(form.getByLabel('Name')).toHaveValue('Ada Lovelace');
  await expect(page).toHaveURL('/');
});

test('a password sent without script does not get into the address either, and the page says what is missing', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username or email').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('Rain-over-Paris');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/login');
  // With script disabled, Playwright's browser still parses the content of noscript as text, not as elements.
  expect(await page.locator('main noscript').textContent()).toContain('Logging in needs JavaScript');
});

test('a page has its head', async ({ page, baseURL }) => {
  await page.goto('/paris');
  await expect(page).toHaveTitle(/^Paris by mood/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/paris`);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${baseURL}/paris`);
});

test.describe('an unknown address', () => {
  // Chromium logs a document with status 404.
  test.use({ expectedNoise: /status of 404/ });

  test('is a page with a link home', async ({ page }) => {
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
