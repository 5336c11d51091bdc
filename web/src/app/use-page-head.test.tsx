import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../testing/render-site.js';

/** The head as a prerendered page has it. */
function prerendered(title: string): void {
  document.title = title;
  document.head.insertAdjacentHTML('beforeend', '<meta name="robots" content="as sent"><link rel="canonical" href="/as-sent">');
}

const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');

it('leaves the first page’s head as it was sent, and changes it with every page after it', async () => {
  prerendered('As sent');
  const { user, go } = await renderSite('/');
  expect([document.title, robots()]).toEqual(['As sent', 'as sent']);
  go('/search');
  await waitFor(() => expect(document.title).toBe('Search | City Genie'));
  expect(robots()).toBe('noindex');
  await user.click(screen.getByRole('link', { name: 'City Genie' }));
  await waitFor(() => expect(document.title).toBe('City Genie: Travel by Feel. Not by Filter.'));
  expect(robots()).toBe('index, follow');
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'http://localhost:3000/');
});
