import type { createSubscriptionRoute } from '@city-genie/contracts/billing/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import { HttpResponse, http } from 'msw';
import { sampleSiteConfig } from './sample-site-config.js';
import { server } from './server.js';

type Reply = RouteReply<typeof createSubscriptionRoute>;

/** What it answers when a payment can be made. */
export const startedPayment = (plan: 'monthly' | 'yearly' = 'monthly', changes: Partial<Reply> = {}): Reply => ({
  success: true,
  isPlaceholder: false,
  clientSecret: `secret_${plan}`,
  message: 'Your payment is ready',
  due: { amountCents: plan === 'monthly' ? 499 : 5200, currency: 'usd', plan, kind: 'first', isWithdrawable: true },
  ...changes,
});

/** An installation that takes payments. */
export const payingConfig = { ...sampleSiteConfig, stripePublishableKey: 'pk_test_1' };

type Body = { priceId: 'monthly' | 'yearly'; tempUserId?: string };

/** A server that takes payments; records what it was asked for. */
export function servePayments(
  answer: (body: Body) => Response | Promise<Response> = ({ priceId }) => HttpResponse.json(startedPayment(priceId)),
) {
  const bodies: Body[] = [];
  const consents: unknown[] = [];
  server.use(
    http.get('*/api/config', () => HttpResponse.json(payingConfig)),
    http.post<never, Body>('*/api/create-subscription', async ({ request }) => {
      const body = await request.json();
      bodies.push(body);
      return answer(body);
    }),
    http.post('*/api/subscription/consent', async ({ request }) => {
      consents.push(await request.json());
      return HttpResponse.json({ success: true, message: 'Noted' });
    }),
  );
  return { bodies, consents };
}
