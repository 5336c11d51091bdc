import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { subscriptionChanged } from '../../api/subscription-changed.js';
import { renderSite } from '../../testing/render-site.js';
import { sampleSiteConfig } from '../../testing/sample-site-config.js';
import { unpaid, unpaidMember } from '../../testing/sample-user.js';
import { seeEverything } from '../../testing/see-everything.js';
import { server } from '../../testing/server.js';
import { refuseCall, signIn, tellPayment } from '../../testing/visitor.js';

const plansHeading = 'Two tickets to the same eight cities';

describe('a locked city', () => {
  it('shows a preview, the closed registration and a link to Paris', async () => {
    await renderSite('/rome');
    expect(screen.getByRole('heading', { level: 1, name: 'Rome Access Restricted' })).toBeInTheDocument();
    const register = screen.getByRole('button', { name: 'Register Now' });
    expect(register).toHaveAttribute('aria-disabled', 'true');
    expect(register).toHaveAccessibleDescription('Registration temporarily disabled');
    const waits = within(screen.getByRole('region', { name: 'Four moods wait behind the door' }));
    expect(waits.getAllByRole('listitem').map((item) => item.textContent)).toContain('Culinary & Traditional');
    expect(screen.getByRole('link', { name: 'Explore Paris' })).toHaveAttribute('href', '/paris');
    const login = within(screen.getByRole('main')).getByRole('link', { name: 'Login' });
    expect(login).toHaveAttribute('href', '/login?redirect=/rome');
  });

  it('shows three of its sights, which everybody may see', async () => {
    await renderSite('/rome');
    const teaser = within(await screen.findByRole('region', { name: 'Three doors, ajar' }));
    expect(teaser.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Colosseum.*Ancient & Epic.*Eighty arches.*Hours today: 08:30–19:15$/),
      expect.stringMatching(/^Orange Garden.*07:00–18:00$/),
    ]);
  });

  it('stays whole where its sights can’t be had', async () => {
    server.use(http.get('*/api/rome/teaser', () => HttpResponse.error()));
    const { store } = await renderSite('/rome');
    await waitFor(() => expect(store.getState().api?.queries['teaser("rome")']?.status).toBe('rejected'));
    expect(screen.queryByRole('region', { name: 'Three doors, ajar' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Rome Access Restricted' })).toBeInTheDocument();
  });

  it.each([
    ['/rome', 'Other', 'Rome'],
    ['/london', 'London', undefined],
  ])('%s has one form, of the waitlist, with this city chosen', async (path, option, typed) => {
    await renderSite(path);
    const form = within(screen.getByRole('form'));
    expect(form.getByRole('combobox', { name: 'City' })).toHaveValue(option);
    expect(form.queryByRole<HTMLInputElement>('textbox', { name: 'Which city?' })?.value).toBe(typed);
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('leads whoever had a subscription to the plans again', async () => {
    const { store } = await renderSite('/rome');
    await act(async () => {
      await signIn(store, { ...unpaidMember, subscriptionStatus: 'canceled' });
      await refuseCall(store, 'payment_required');
    });
    expect(screen.getByText('Your subscription has ended. Subscribe again, and Rome opens with the other cities.')).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscribe');
  });

  it('asks a signed-in visitor to pay', async () => {
    const { store } = await renderSite('/rome');
    await act(async () => {
      await signIn(store, unpaidMember);
      await refuseCall(store, 'payment_required');
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Subscription Required' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Complete Payment' })).toHaveAttribute('href', '/subscribe');
    expect(screen.getByRole('alert')).toHaveTextContent('Complete your subscription to explore Rome with personalized recommendations.');
    expect(store.getState().toast.current?.durationMs).toBe(5000);
  });
});

describe('the way to registration', () => {
  function answerConfig(registrationButton: boolean) {
    const asked = { times: 0 };
    server.use(
      http.get('*/api/config', () => {
        asked.times += 1;
        return HttpResponse.json({ ...sampleSiteConfig, registrationButton });
      }),
    );
    return asked;
  }

  it('is open where this installation says so, in the header and on a locked city; it is asked once', async () => {
    seeEverything();
    const asked = answerConfig(true);
    await renderSite('/rome');
    expect(await screen.findByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/register');
    expect(await screen.findByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    expect(screen.getByText(/^Rome is open to subscribers of City Genie. Register and choose a plan/)).toBeInTheDocument();
    expect(asked.times).toBe(1);
  });

  it('is closed until the server has said otherwise, and while it doesn’t answer', async () => {
    seeEverything();
    server.use(http.get('*/api/config', () => HttpResponse.error()));
    const { store } = await renderSite('/rome');
    await waitFor(() => expect(store.getState().api?.queries['siteConfig(undefined)']?.status).toBe('rejected'));
    expect(screen.getByRole('button', { name: 'Register Now' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/Sign-up is still closed/)).toBeInTheDocument();
  });

  it('isn’t asked for before the button is seen', async () => {
    const asked = answerConfig(true);
    await renderSite('/paris');
    await screen.findByRole('button', { name: /^Romantic / });
    expect(asked.times).toBe(0);
  });
});

describe('the home page of a visitor who has yet to pay', () => {
  async function openHome(path: string) {
    const { store } = await renderSite(path);
    await act(async () => {
      await signIn(store, unpaidMember);
      await tellPayment(store, unpaid);
    });
  }

  it('leads to the plans with a reminder, once per browser session', async () => {
    await openHome('/');
    expect(await screen.findByRole('heading', { level: 1, name: plansHeading })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Payment Required'));
    expect(screen.getByRole('alert')).toHaveTextContent('Please complete your subscription payment to access your account.');
    cleanup();
    await openHome('/');
    expect(await screen.findByRole('heading', { name: 'Complete Payment to Unlock All Cities' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('stays after a payment that isn’t confirmed yet, and only then', async () => {
    await openHome('/?message=payment-complete');
    expect(await screen.findByRole('heading', { name: 'Complete Payment to Unlock All Cities' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    cleanup();
    await openHome('/');
    expect(await screen.findByRole('heading', { level: 1, name: plansHeading })).toBeInTheDocument();
  });

  it('stays after the user has ended what they had', async () => {
    const { store, go } = await renderSite('/about');
    await act(async () => {
      await signIn(store, unpaidMember);
      store.dispatch(subscriptionChanged());
      await tellPayment(store, unpaid);
    });
    await act(async () => go('/'));
    expect(await screen.findByRole('heading', { name: 'Complete Payment to Unlock All Cities' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('is shown where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    await openHome('/');
    expect(await screen.findByRole('heading', { name: 'Complete Payment to Unlock All Cities' })).toBeInTheDocument();
  });

  it.each(['/paris', '/about', '/subscribe', '/search'])('%s leads nowhere else', async (path) => {
    await openHome(path);
    expect(screen.queryByText('Payment Required')).not.toBeInTheDocument();
    expect(sessionStorage.getItem('city-genie.asked-to-pay')).toBeNull();
  });
});
