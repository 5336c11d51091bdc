import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { paymentAppearance, watchColours } from './payment-appearance.js';
import { openStripe } from './stripe-script.js';

export type PaymentElement = { stripe: Stripe; elements: StripeElements };

/** `stale`: the secret is no longer good for a payment. */
type FormState = 'loading' | 'ready' | 'failed' | 'stale';

type Options = {
  clientSecret: string;
  publishableKey: string;
  /** Where the script is; null for the provider's own address. */
  scriptUrl: string | null;
};

/** Puts the fields for the card into a box; what is typed there never reaches this site. @returns what takes them away again */
function mountFields(stripe: Stripe, clientSecret: string, box: HTMLElement, tell: (state: FormState) => void) {
  const elements = stripe.elements({ clientSecret, appearance: paymentAppearance(box), locale: 'en' });
  const fields = elements.create('payment');
  fields.on('ready', () => tell('ready'));
  fields.on('loaderror', ({ error }) => tell(error.type === 'invalid_request_error' ? 'stale' : 'failed'));
  // Typing in the frame is typing in this form, though no event of the frame gets here: a toast about the last attempt goes, for one.
  fields.on('change', () => box.dispatchEvent(new Event('input', { bubbles: true })));
  const slot = document.createElement('div');
  box.append(slot);
  fields.mount(slot);
  const unwatch = watchColours(() => elements.update({ appearance: paymentAppearance(box) }));
  const unmount = () => {
    unwatch();
    fields.destroy();
    slot.remove();
  };
  return { elements, unmount };
}

/** Loads the payment provider's script and shows its fields in `box`. `retry` begins anew after a failure. */
export function usePaymentElement({ clientSecret, publishableKey, scriptUrl }: Options) {
  const box = useRef<HTMLDivElement>(null);
  const payment = useRef<PaymentElement>(undefined);
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<FormState>('loading');

  useEffect(() => {
    let unmount: (() => void) | undefined;
    // The number of the attempt only makes this run anew.
    let isHere = attempt > 0;
    const tell = (next: FormState) => isHere && setState(next);
    const open = async () => {
      const stripe = await openStripe({ publishableKey, url: scriptUrl });
      if (isHere && box.current) {
        const mounted = mountFields(stripe, clientSecret, box.current, tell);
        payment.current = { stripe, elements: mounted.elements };
        unmount = mounted.unmount;
      }
    };
    open().catch(() => tell('failed'));
    return () => {
      isHere = false;
      payment.current = undefined;
      unmount?.();
    };
  }, [attempt, clientSecret, publishableKey, scriptUrl]);

  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return { box, payment, state, retry };
}
