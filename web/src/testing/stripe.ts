import { act } from '@testing-library/react';
import { vi } from 'vitest';

type ProviderError = { type: string; message?: string; code?: string; payment_intent?: { status: string } };
type Answer = { error?: ProviderError };
type Confirmation = { confirmParams: { return_url: string }; redirect: string };

/** The payment provider's client, as far as the site uses it. It is ready at once; `fail` lets it refuse the secret instead. */
export function stubStripe() {
  const opened: { key: string; clientSecret: string }[] = [];
  const confirmed: Confirmation[] = [];
  const updated: unknown[] = [];
  const fake = {
    submit: (): Answer => ({}),
    confirm: (): Answer | Promise<Answer> => ({}),
    /** What becomes of the fields for a secret. */
    loadError: (_clientSecret: string): ProviderError | undefined => undefined,
    /** Somebody types in the fields that were made last. */
    type: () => undefined,
  };
  const makeFields = (clientSecret: string) => {
    const listeners = new Map<string, (event: unknown) => void>();
    fake.type = () => void act(() => listeners.get('change')?.({ complete: false }));
    return {
      on: (name: string, listener: (event: unknown) => void) => void listeners.set(name, listener),
      mount: (slot: HTMLElement) => {
        slot.append(document.createElement('iframe'));
        const error = fake.loadError(clientSecret);
        queueMicrotask(() => act(() => listeners.get(error ? 'loaderror' : 'ready')?.({ error })));
      },
      destroy: () => undefined,
    };
  };
  vi.stubGlobal('Stripe', (key: string) => ({
    elements: ({ clientSecret }: { clientSecret: string }) => {
      opened.push({ key, clientSecret });
      return {
        create: () => makeFields(clientSecret),
        submit: async () => fake.submit(),
        update: (changes: unknown) => updated.push(changes),
      };
    },
    confirmPayment: async ({ confirmParams, redirect }: Confirmation) => {
      confirmed.push({ confirmParams, redirect });
      return fake.confirm();
    },
  }));
  return { fake, opened, confirmed, updated };
}
