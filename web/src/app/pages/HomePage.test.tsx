import { cities } from '@city-genie/city-data/catalog';
import { paris } from '@city-genie/city-data/cities/paris';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parisMoods } from '../../features/home/paris-moods.js';
import { answerSearches } from '../../testing/answer-searches.js';
import { renderSite } from '../../testing/render-site.js';
import { paid, subscriber, unpaid, unpaidMember } from '../../testing/sample-user.js';
import { signIn, tellPayment } from '../../testing/visitor.js';

const lockedNames = cities.filter(({ access }) => access !== 'free').map(({ name }) => name);

function cityLinks(heading: string): HTMLElement[] {
  const cards = within(screen.getByRole('region', { name: heading })).getAllByRole('article');
  return cards.map((card) => within(card).getByRole('link'));
}

afterEach(() => {
  vi.useRealTimers();
});

describe('home page', () => {
  it('has its headings and ordered texts', async () => {
    await renderSite('/');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Travel by Feel. Not by Filter.');
    expect(screen.getByText("Add your names to the waitlist. We'll be live soon!")).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Start Your Journey in Paris' })).toBeInTheDocument();
    const register = screen.getByRole('button', { name: 'Register' });
    expect(register).toHaveAttribute('aria-disabled', 'true');
    expect(register).toHaveAccessibleDescription('Registration temporarily disabled');
    const steps = within(screen.getByRole('region', { name: 'How It Works' })).getAllByRole('heading', { level: 3 });
    expect(steps.map((step) => step.textContent)).toEqual([
      'Pick your city',
      'Choose how you feel',
      'Pick your time slot',
      'Get mood-matched spots',
      'Save, roam, vibe',
    ]);
  });

  it('shows Paris as open and the others as locked', async () => {
    await renderSite('/');
    const links = cityLinks('Start Your Journey in Paris');
    expect(links.map((link) => link.textContent)).toEqual(['Explore Paris', ...lockedNames.map((name) => `Register to Unlock ${name}`)]);
    expect(links[3]).toHaveAttribute('href', '/newyork');
  });

  it('asks a signed-in visitor to pay, once they have been shown the plans', async () => {
    sessionStorage.setItem('city-genie.asked-to-pay', '1');
    const { store } = await renderSite('/');
    await act(async () => {
      await signIn(store, unpaidMember);
      await tellPayment(store, unpaid);
    });
    await screen.findByRole('heading', { name: 'Complete Payment to Unlock All Cities' });
    const links = cityLinks('Complete Payment to Unlock All Cities');
    expect(links.map((link) => link.textContent)).toEqual(['Explore Paris', ...lockedNames.map((name) => `Complete Payment ${name}`)]);
    expect(links[1]).toHaveAttribute('href', '/subscribe');
  });

  it('leads whoever has every city to the cities, not to the waitlist', async () => {
    const { store } = await renderSite('/');
    await act(async () => {
      await signIn(store, subscriber);
      await tellPayment(store, paid);
    });
    expect(await screen.findByText('All eight cities are open to you. Where to today?')).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Choose Your City' })).toHaveAttribute('href', '/#cities');
    expect(main.getAllByRole('button', { name: 'Join the Waitlist' })).toHaveLength(1);
  });

  it('keeps the cities locked until it is known whether a signed-in visitor has paid', async () => {
    const { store } = await renderSite('/');
    await act(() => signIn(store, subscriber));
    await screen.findByRole('heading', { name: 'Choose Your City' });
    const links = () => cityLinks('Choose Your City').map((link) => link.textContent);
    expect(links().slice(0, 2)).toEqual(['Explore Paris', `Register to Unlock ${lockedNames[0]}`]);
    await act(() => tellPayment(store, 'no answer'));
    expect(await screen.findByText('We couldn’t check your subscription')).toBeInTheDocument();
    expect(links().slice(0, 2)).toEqual(['Explore Paris', `Explore ${lockedNames[0]}`]);
  });

  it('has a link to log in, for the logged-out', async () => {
    const { store } = await renderSite('/');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await act(() => signIn(store, subscriber));
    await waitFor(() => expect(header.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument());
  });

  it('opens and closes the mobile menu, also by a link in it', async () => {
    const { user } = await renderSite('/');
    const menu = screen.getByRole('button', { name: 'Menu' });
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    await user.click(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('link', { name: 'Cities' }));
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('heading', { name: 'Start Your Journey in Paris' })).toHaveFocus();
  });

  it('closes the mobile menu on Escape and restores the focus', async () => {
    const { user } = await renderSite('/');
    const menu = screen.getByRole('button', { name: 'Menu' });
    await user.click(menu);
    await user.tab({ shift: true });
    await user.keyboard('{Escape}');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(menu).toHaveFocus();
  });
});

describe('mood switch', () => {
  it('has the moods of Paris', () => {
    expect(parisMoods.map((mood) => mood.id)).toEqual(paris.moods);
  });

  it('changes colour and text, and is passed on to Paris', async () => {
    const { user, container } = await renderSite('/');
    const main = within(screen.getByRole('main'));
    const [explore] = main.getAllByRole('link', { name: 'Explore Paris' });
    expect(explore).toHaveAttribute('href', '/paris');
    expect(container.querySelector('section[data-mood]')).toBeNull();

    await user.click(main.getByRole('radio', { name: 'Artistic & Cultural' }));
    expect(container.querySelector('section[data-mood]')).toHaveAttribute('data-mood', 'artistic-cultural');
    expect(screen.getByText('Pictures, bronze, and time to sit still.')).toBeInTheDocument();
    expect(explore).toHaveAttribute('href', '/paris?mood=artistic-cultural#timeframes');

    await user.keyboard('{ArrowRight}');
    expect(main.getByRole('radio', { name: 'Bohemian & Playful' })).toBeChecked();
    await user.click(main.getByRole('radio', { name: 'Full day' }));
    expect(explore).toHaveAttribute('href', '/paris?mood=bohemian-playful&time=full-day#generate');
    expect(main.getByRole('link', { name: 'Another day or time' })).toHaveAttribute('href', explore?.getAttribute('href'));
  });

  it('is three presses away from a plan, and leads to what is missing', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-03T09:50:00Z') });
    const bodies = answerSearches({ 1: ['a'] });
    const { user, address } = await renderSite('/');
    expect(screen.getByText('Soonest start: today 11:00.')).toBeInTheDocument();
    const plan = screen.getByRole('button', { name: 'Plan my Paris' });
    await user.click(plan);
    expect(screen.getByText('Please select both mood and timeframe')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Romantic & Dreamy' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Bohemian & Playful' }));
    await user.click(plan);
    expect(screen.getByRole('radio', { name: '1–2 hours' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Full day' }));
    expect(screen.getByText('Soonest start: tomorrow 09:00. Too late for today.')).toBeInTheDocument();
    await user.click(plan);
    await screen.findByRole('heading', { name: 'Place a' });
    expect(address()).toBe('/paris?mood=bohemian-playful&time=full-day&seed=1');
    expect(bodies).toEqual([{ mood: 'bohemian-playful', timeframe: 'full-day', seed: '1' }]);
  });
});

describe('skyline', () => {
  it('has the light of its own city’s time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-03T22:50:00Z') });
    await renderSite('/');
    expect(screen.getByText('Paris, 23:50, after dark')).toBeInTheDocument();
    const cards = within(screen.getByRole('region', { name: 'Start Your Journey in Paris' })).getAllByRole('article');
    const lights = cards.map((card) => card.querySelector('.skyline')?.getAttribute('data-time'));
    const known = ['night', 'night', 'night', 'golden', 'day', 'dawn', 'night', 'night'];
    expect(lights.slice(0, known.length)).toEqual(known);
    expect(cards.map((card) => within(card).getByText(/^\d\d:\d\d$/).textContent)).toContain('17:50');
  });
});

describe('other pages', () => {
  it('an unknown address shows the 404 page with its head', async () => {
    await renderSite('/no/such/page');
    expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('404 Page Not Found | City Genie'));
  });

  it.each([
    ['/about', 'About City Genie'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-of-service', 'Terms of Service'],
    ['/cookie-policy', 'Cookie Policy'],
  ])('%s has a page with a link home', async (path, title) => {
    await renderSite(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });
});
