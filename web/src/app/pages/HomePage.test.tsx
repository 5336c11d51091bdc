import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../../testing/render-site.js';

describe('the home page', () => {
  it('says what the specification says', async () => {
    await renderSite('/');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Travel by Feel. Not by Filter.');
    expect(screen.getByText("Add your names to the waitlist. We'll be live soon!")).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Start Your Journey in Paris' })).toBeInTheDocument();
    const register = screen.getByRole('button', { name: 'Register' });
    expect(register).toHaveAttribute('aria-disabled', 'true');
    expect(register).toHaveAccessibleDescription('Registration temporarily disabled');
  });

  it('opens Paris and locks the other seven', async () => {
    await renderSite('/');
    const cards = within(screen.getByRole('region', { name: 'Start Your Journey in Paris' })).getAllByRole('article');
    expect(cards).toHaveLength(8);
    const links = cards.map((card) => within(card).getByRole('link'));
    expect(links.map((link) => link.textContent)).toEqual([
      'Explore Paris',
      ...['London', 'Madrid', 'New York', 'Tokyo', 'Beijing', 'Rome', 'Berlin'].map((name) => `Register to Unlock ${name}`),
    ]);
    expect(links[3]).toHaveAttribute('href', '/newyork');
  });

  it('opens and closes the mobile menu, and a link in it closes it too', async () => {
    const { user } = await renderSite('/');
    const menu = screen.getByRole('button', { name: 'Menu' });
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    await user.click(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('link', { name: 'Cities' }));
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('heading', { name: 'Start Your Journey in Paris' })).toHaveFocus();
  });
});

describe('other addresses', () => {
  it('show the 404 page with the head of one', async () => {
    await renderSite('/no/such/page');
    expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
    expect(document.title).toBe('404 Page Not Found | City Genie');
  });

  it.each([
    ['/about', 'About City Genie'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-of-service', 'Terms of Service'],
    ['/cookie-policy', 'Cookie Policy'],
  ])('%s is a page with a way home', async (path, title) => {
    await renderSite(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });
});
