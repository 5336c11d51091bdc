import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../testing/handlers.js';
import { renderSite } from '../testing/render-site.js';
import { seeEverything } from '../testing/see-everything.js';
import { server } from '../testing/server.js';

const footer = () => within(screen.getByRole('contentinfo'));

describe('whom to write to', () => {
  beforeEach(seeEverything);

  it('is the installation’s address', async () => {
    await renderSite('/about');
    expect(await footer().findByRole('link', { name: 'support@example.com' })).toHaveAttribute('href', 'mailto:support@example.com');
  });

  it('are those who sent a mail while the address can’t be had', async () => {
    server.use(http.get('*/api/config', () => refusal(503, 'service_unavailable', 'Please try again later')));
    await renderSite('/about');
    expect(await footer().findByText(/answer any mail/)).toBeInTheDocument();
  });
});

describe('the way to the waitlist', () => {
  it.each([
    ['/about', 'form'],
    ['/paris', 'button'],
    ['/search', 'button'],
    ['/no/such/page', 'button'],
    ['/', 'none'],
    ['/rome', 'none'],
  ])('%s: %s, and none where the page has a form of its own', async (path, way) => {
    await renderSite(path);
    const found = footer().queryByRole('form') ? 'form' : footer().queryByRole('button', { name: 'Join the Waitlist' }) ? 'button' : 'none';
    expect(found).toBe(way);
  });
});
