import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { mailedToIn } from '../../features/auth/login-reason.js';
import type { Payer } from '../../features/billing/payment.js';

/** What the payment provider adds to the address; the secret in it is nobody's business. */
const added = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'] as const;

const isRefusal = (state: unknown): boolean => typeof state === 'object' && state !== null && 'paymentRefused' in state;

function read({ search, state }: Location) {
  const query = new URLSearchParams(search);
  const payer: Payer | undefined = (['registration', 'existing'] as const).find((name) => query.get(name) === 'true');
  const isRefused = query.get('redirect_status') === 'failed' || isRefusal(state);
  return { payer, isRefused, mailedTo: mailedToIn(state) };
}

/**
 * Who comes back from a payment, and whether the provider says that it failed. What the provider added is taken out of the address; a
 * reload still knows of the failure. `mailedTo`: where the mail went that confirms the address of who has just registered, if that is known.
 */
export function usePaymentAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const [opened] = useState(() => read(location));
  const { search } = location;
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (added.some((name) => query.has(name))) {
      for (const name of added) {
        query.delete(name);
      }
      void navigate({ search: query.toString() }, { replace: true, state: opened.isRefused ? { paymentRefused: true } : null });
    }
  }, [search, opened, navigate]);
  return opened;
}
