import { type Clock, epochSeconds } from '@city-genie/service-kit/clock';
import type { Payments } from '../stripe/payments.js';
import { readEvent, type ToldEvent } from '../stripe/told-event.js';

/** How old or new a signature may be, in seconds. */
const toleranceSeconds = 300;

/** When the header says that it was signed, in epoch seconds. */
function signedAt(header: string): number {
  return Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(header)?.[1] ?? Number.NaN);
}

/**
 * Holds the signature against the body's bytes, with each secret: while one is replaced, events come with either.
 *
 * @returns undefined when none of them made it, or not within the last five minutes
 */
export function verifyEvent(payments: Payments, body: Buffer, header: unknown, clock: Clock): ToldEvent | undefined {
  const now = epochSeconds(clock);
  // The SDK takes signatures from the future.
  if (typeof header !== 'string' || !(signedAt(header) <= now + toleranceSeconds)) {
    return undefined;
  }
  for (const secret of payments.webhookSecrets) {
    try {
      return readEvent(payments.stripe.webhooks.constructEvent(body, header, secret, toleranceSeconds, undefined, now * 1000));
    } catch {
      // Another secret may have made it; if none has, the caller refuses.
    }
  }
  return undefined;
}
