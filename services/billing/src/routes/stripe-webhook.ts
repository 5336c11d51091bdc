import { stripeWebhookRoute } from '@city-genie/contracts/billing/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { rawBodyOf, takeRawBodies } from '@city-genie/service-kit/calls/raw-body';
import type { Clock } from '@city-genie/service-kit/clock';
import { AppError } from '@city-genie/service-kit/errors';
import type { Ledger } from '../events/ledger.js';
import { verifyEvent } from '../events/verify-event.js';
import type { Payments } from '../stripe/payments.js';

export type StripeWebhookDeps = {
  payments: Payments | undefined;
  ledger: Pick<Ledger, 'add'> | undefined;
  /** Works the event off behind the reply. */
  kickEvents: () => void;
  clock: Clock;
};

/**
 * POST /api/webhooks/stripe: notes the event and answers; it is worked off behind the reply, so Stripe is never kept waiting.
 *
 * @throws 400 for whatever Stripe didn't sign within the last five minutes; 503 while it can't be noted, then Stripe sends it again
 */
export function registerStripeWebhook(app: Service, { payments, ledger, kickEvents, clock }: StripeWebhookDeps): void {
  takeRawBodies(app, (raw) => {
    raw.route({
      ...stripeWebhookRoute,
      handler: async (request) => {
        const event = payments && verifyEvent(payments, rawBodyOf(request), request.headers['stripe-signature'], clock);
        if (payments === undefined || ledger === undefined || event === undefined) {
          throw new AppError('bad_request', 'This isn’t an event that the payment provider has signed');
        }
        // Events of test objects also come to live endpoints of some accounts; they are about nobody here.
        if (event.isLive === (payments.environment === 'live')) {
          await ledger.add(event);
          kickEvents();
        }
        return { received: true } as const;
      },
    });
  });
}
