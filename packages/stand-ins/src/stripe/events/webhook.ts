import Stripe from 'stripe';
import type { StoredEvent } from '../rows/stored.js';
import { showEvent } from './record.js';

/** Where events go, and how the way there misbehaves. */
export type WebhookSettings = {
  url: string;
  /** The secret they are signed with, `whsec_…`. */
  secret: string;
  /** How often each one is sent more than once. */
  duplicate?: number | undefined;
  /** Those of one moment come in the wrong order. */
  reorder?: boolean | undefined;
  /** None arrives, or so many of the next ones don't. */
  drop?: boolean | number | undefined;
  /** Before each sending. */
  delayMs?: number | undefined;
  badSignature?: boolean | undefined;
  /** Signed an hour ago. */
  oldTimestamp?: boolean | undefined;
  /** Nothing is sent until it is flushed. */
  pause?: boolean | undefined;
};

const { webhooks } = new Stripe('sk_test_unused');
const oldSeconds = 3600;
const answerTimeoutMs = 10_000;

/** Sends one event. True when it was answered with 2xx. `nowSeconds` is the receiver's time, by which it is signed. */
export async function sendEvent(settings: WebhookSettings, event: StoredEvent, nowSeconds: number, signal: AbortSignal): Promise<boolean> {
  const payload = JSON.stringify(showEvent(event));
  try {
    const response = await fetch(settings.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signatureOf(settings, payload, nowSeconds) },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // Nobody answers there: the event is undelivered, as with any other failure.
    return false;
  }
}

function signatureOf({ secret, badSignature, oldTimestamp }: WebhookSettings, payload: string, nowSeconds: number): string {
  return webhooks.generateTestHeaderString({
    payload,
    secret: badSignature === true ? `${secret}_wrong` : secret,
    timestamp: oldTimestamp === true ? nowSeconds - oldSeconds : nowSeconds,
  });
}
