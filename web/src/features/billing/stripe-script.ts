import type { Stripe, StripeConstructor } from '@stripe/stripe-js';

const officialUrl = 'https://js.stripe.com/endive/stripe.js';

function addScript(url: string): Promise<StripeConstructor> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    const fail = () => {
      // Without it, the next attempt loads it anew.
      script.remove();
      reject(new Error('the payment provider’s script could not be loaded'));
    };
    script.addEventListener('load', () => (window.Stripe ? resolve(window.Stripe) : fail()));
    script.addEventListener('error', fail);
    document.head.append(script);
  });
}

let loading: Promise<StripeConstructor> | undefined;

async function load(url: string): Promise<StripeConstructor> {
  loading ??= addScript(url);
  try {
    return await loading;
  } finally {
    loading = undefined;
  }
}

type StripeSettings = { publishableKey: string; url: string | null };

/**
 * The payment provider's client, from its own server, as it has to be. Loaded only where a payment is about to be made, once; after a
 * failure the next call tries again.
 */
export async function openStripe({ publishableKey, url }: StripeSettings): Promise<Stripe> {
  const makeStripe = window.Stripe ?? (await load(url ?? officialUrl));
  return makeStripe(publishableKey);
}
