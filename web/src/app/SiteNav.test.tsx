import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { admin, openAdmin } from '../testing/admin.js';
import { renderSite } from '../testing/render-site.js';
import { subscriber } from '../testing/sample-user.js';

const header = () => within(screen.getByRole('navigation', { name: 'Main' }));
const news = () => header().queryByRole('link', { name: 'News' });

describe('the menu of a narrow window', () => {
  it('closes behind the waitlist’s dialog, which gives the focus back to its button', async () => {
    const { user } = await renderSite('/about');
    const menu = header().getByRole('button', { name: 'Menu' });
    await user.click(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    await user.click(header().getByRole('button', { name: 'Join Waitlist' }));
    await screen.findByRole('dialog');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(menu).toHaveFocus();
  });

  it('has the search, which is an icon in the row of a wide one', async () => {
    await renderSite('/about');
    expect(header().getAllByRole('link', { name: 'Search' })).toHaveLength(2);
    expect(within(header().getByRole('list')).getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
  });
});

describe('the link to the news', () => {
  it('is in the header for administrators', async () => {
    await openAdmin('/about', admin);
    expect(await header().findByRole('link', { name: 'News' })).toHaveAttribute('href', '/news');
  });

  it('isn’t there for subscribers, who find it in the footer', async () => {
    await openAdmin('/about', subscriber);
    await header().findByRole('button', { name: 'ada' });
    expect(news()).not.toBeInTheDocument();
    const footer = within(screen.getByRole('navigation', { name: 'Footer' }));
    expect(footer.getByRole('link', { name: 'News & Stories' })).toHaveAttribute('href', '/news');
  });

  it('isn’t there for guests, except in the sheet of the page of registration', async () => {
    const { unmount } = await renderSite('/about');
    expect(news()).not.toBeInTheDocument();
    unmount();
    await renderSite('/register');
    expect(news()).toHaveAttribute('href', '/news');
  });
});
