import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, vi } from 'vitest';
import { servePayments } from './payment.js';
import { renderSite } from './render-site.js';
import { unpaid, unpaidMember } from './sample-user.js';
import { server } from './server.js';
import { stubStripe } from './stripe.js';
import { signIn, tellPayment } from './visitor.js';

type Answer = Parameters<typeof servePayments>[0];

/** Opens the payment form of a plan as a signed-in user who has yet to pay. */
export async function openPaymentForm({ plan = 'Monthly', answer }: { plan?: 'Monthly' | 'Yearly'; answer?: Answer } = {}) {
  const stripe = stubStripe();
  const calls = servePayments(answer);
  // So that the user is still here after a page was loaded as a document of its own.
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
  server.use(http.get('*/api/auth/user', () => HttpResponse.json(unpaidMember)));
  server.use(http.get('*/api/subscription-status', () => HttpResponse.json(unpaid)));
  const site = await renderSite('/subscribe');
  await act(async () => {
    await signIn(site.store, unpaidMember);
    await tellPayment(site.store, unpaid);
  });
  const choose = async (name: string) => site.user.click(await screen.findByRole('button', { name: `Continue with ${name} Plan` }));
  await choose(plan);
  const payButton = () => screen.findByRole('button', { name: /^Pay \$/ });
  await waitFor(() => expect(stripe.opened.length).toBeGreaterThan(0));
  return { ...site, ...stripe, ...calls, choose, payButton, pay: async () => site.user.click(await payButton()) };
}

/** What the site says in the corner. */
export const alertToast = () => within(screen.getByRole('region', { name: 'Notifications (F8)' })).getByRole('alert');
