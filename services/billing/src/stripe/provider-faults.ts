import { AppError, fixedMessages } from '@city-genie/service-kit/errors';
import Stripe from 'stripe';

/** Nothing can be said, or is known to be done, because Stripe didn't answer as it should. */
export function providerAway(cause?: unknown): AppError {
  return new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 5, cause });
}

/** Whether the same call may succeed later: Stripe was away, slow or flooded, or doesn't take our key. */
function isAway(error: unknown): boolean {
  const {
    StripeConnectionError,
    StripeAPIError,
    StripeRateLimitError,
    StripeAuthenticationError,
    StripePermissionError,
    StripeIdempotencyError,
  } = Stripe.errors;
  const kinds = [
    StripeConnectionError,
    StripeAPIError,
    StripeRateLimitError,
    StripeAuthenticationError,
    StripePermissionError,
    StripeIdempotencyError,
  ];
  return kinds.some((kind) => error instanceof kind);
}

/** Asks Stripe. @throws service_unavailable when it can't answer; what it refuses is thrown as it is */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw isAway(error) ? providerAway(error) : error;
  }
}

/** Whether Stripe doesn't know what was named, or has ended it already. */
export function isGone(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** Whether the card was refused, or its owner has to act. */
export function isCardRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeCardError;
}

/** Does it, unless Stripe refuses because it is done, or can't be done any more. */
export async function unlessRefused(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) {
      throw error;
    }
  }
}

/** Whether Stripe has answered that it failed: it would answer the same to the same key for a day. */
export function hasFailedForGood(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Stripe.errors.StripeAPIError || cause instanceof Stripe.errors.StripeIdempotencyError;
}

/** The result, or undefined for what Stripe doesn't know (any more). */
export async function unlessGone<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (isGone(error)) {
      return undefined;
    }
    throw error;
  }
}
