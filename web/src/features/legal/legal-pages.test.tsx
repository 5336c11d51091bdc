import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render-site.js';
import { aboutQuestions } from './about-questions.js';

const pages = [
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/cookie-policy', 'Cookie Policy'],
] as const;

const main = () => within(screen.getByRole('main'));
const sectionTitles = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent?.replace(/^\d+ /, ''));

describe.each(pages)('%s', (path, title) => {
  it('has its title, its date and a link back', async () => {
    await renderSite(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText('Effective and last updated: January 18, 2025')).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('has numbered sections, and a table of contents with a link to each', async () => {
    await renderSite(path);
    const headings = main().getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => Number.parseInt(heading.textContent ?? '', 10))).toEqual(headings.map((_, index) => index + 1));
    // One table of contents is for phones, one for the margin; the style sheet shows one of them.
    for (const contents of main().getAllByRole('navigation', { name: 'On this page', hidden: true })) {
      const links = within(contents).getAllByRole('link', { hidden: true });
      const targets = links.map((link) => document.getElementById(new URL(link.getAttribute('href') ?? '', location.href).hash.slice(1)));
      expect(targets.map((target) => target?.querySelector('h2'))).toEqual(headings);
    }
  });
});

describe('privacy policy', () => {
  it('has its sections, in order', async () => {
    await renderSite('/privacy-policy');
    expect(sectionTitles()).toEqual([
      'Introduction',
      'Information we collect',
      'How we use it',
      'How we share it',
      'Security',
      'Your rights',
      'Cookies',
      'Retention',
      'International transfers',
      'Children',
      'Changes',
      'Contact',
    ]);
    expect(main().getByRole('heading', { name: 'Personal information' })).toBeInTheDocument();
    expect(main().getByRole('heading', { name: 'Usage information' })).toBeInTheDocument();
    expect(
      main()
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(expect.arrayContaining(['Access', 'Rectification', 'Erasure', 'Portability', 'Objection', 'Restriction']));
    expect(main().getByText(/not for children under 13/)).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute('href', '/cookie-policy');
    expect(main().getByRole('link', { name: 'your account' })).toHaveAttribute('href', '/account');
    expect(main().getByRole('link', { name: 'deleted' })).toHaveAttribute('href', '/account#delete');
  });
});

describe('terms', () => {
  it('state the refund and the prices', async () => {
    await renderSite('/terms-of-service');
    expect(
      main().getByText('Fees are non-refundable except as required by law and under our 30-day money-back guarantee on the first payment.'),
    ).toBeInTheDocument();
    expect(main().getByText(/\$4\.99 a month or \$52\.00 a year, billed in advance/)).toBeInTheDocument();
    expect(main().getByText(/change of price at least 30 days before/)).toBeInTheDocument();
  });
});

describe('cookie policy', () => {
  it('names everything that is stored in the browser', async () => {
    await renderSite('/cookie-policy');
    expect(
      main()
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual([
      'sid',
      'sid_pending',
      'signed_in',
      'device',
      'theme',
      'city-genie.units',
      'city-genie.registration',
      'city-genie.asked-to-pay',
      'city-genie.account-deleted',
      'city-genie.signed-out',
      'city-genie',
      'city-genie.last-plans',
      'city-genie.user',
      'city-genie.leaving',
      'city-genie-map',
      'city-genie-site',
    ]);
    expect(main().getByText(/30 days to 2 years/)).toBeInTheDocument();
  });
});

describe('about page', () => {
  it('begins at its top, wherever the page before was scrolled to', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
    const { user } = await renderSite('/terms-of-service');
    scroll.mockClear();
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'About' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'About City Genie' })).toBeInTheDocument();
    await waitFor(() => expect(scroll.mock.calls).toEqual([[0, 0]]));
  });

  it('has three questions, both links on and the link back', async () => {
    await renderSite('/about');
    expect(screen.getByRole('heading', { level: 1, name: 'About City Genie' })).toBeInTheDocument();
    expect(
      main()
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(aboutQuestions.map(({ question }) => question));
    expect(aboutQuestions).toHaveLength(3);
    expect(main().getByRole('link', { name: 'Start Your Journey' })).toHaveAttribute('href', '/register');
    expect(main().getByRole('link', { name: 'Explore Cities' })).toHaveAttribute('href', '/');
    expect(main().getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(main().getByText(/launched in 2025/)).toBeInTheDocument();
    expect(main().getByText(/More cities are coming, one at a time/)).toBeInTheDocument();
  });
});
