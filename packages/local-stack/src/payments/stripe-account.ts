/** What a request says, nested as Stripe nests it. */
export type Fields = { readonly [name: string]: string | number | boolean | readonly string[] | Fields };

/** What is read of Stripe's objects; each has a part of it. */
export type StripeObject = {
  id: string;
  product?: string;
  lookup_key?: string | null;
  unit_amount?: number | null;
  currency?: string;
  recurring?: { interval?: string } | null;
  metadata?: Record<string, string>;
  url?: string;
  enabled_events?: string[];
  is_default?: boolean;
  /** Of a portal's configuration. */
  features?: Record<string, { enabled?: boolean }>;
  /** Of a webhook's endpoint, when it is made and never again. */
  secret?: string;
};

export type StripeAccount = {
  /** The first hundred that fit. @throws StripeRefusal */
  list(path: string, query?: Fields): Promise<StripeObject[]>;
  /** @throws StripeRefusal */
  create(path: string, fields: Fields): Promise<StripeObject>;
};

/** Stripe said no; the message is its own, which never has the key. */
export class StripeRefusal extends Error {
  override name = 'StripeRefusal';
}

type Settings = { secretKey: string; apiUrl: string; apiVersion: string };

const timeoutMs = 20_000;

/** `{ a: { b: ['c'] } }` as `a[b][0]=c`. */
function formOf(fields: Fields): URLSearchParams {
  const nested = (name: string, value: Fields[string]): [string, string][] => {
    if (typeof value !== 'object') {
      return [[name, String(value)]];
    }
    return Object.entries(value).flatMap(([inner, one]) => nested(`${name}[${inner}]`, one));
  };
  return new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => nested(name, value)));
}

/** A Stripe account, by its HTTP interface: for the few requests that set it up once, Stripe's client would be a dependency of every start. */
export function openStripeAccount({ secretKey, apiUrl, apiVersion }: Settings): StripeAccount {
  async function ask<Reply>(method: 'GET' | 'POST', path: string, fields: Fields): Promise<Reply> {
    const form = formOf(fields);
    const url = `${apiUrl}/v1/${path}${method === 'GET' ? `?${form}` : ''}`;
    const headers = { authorization: `Bearer ${secretKey}`, 'stripe-version': apiVersion };
    const reply = await fetch(url, { method, headers, ...(method === 'POST' && { body: form }), signal: AbortSignal.timeout(timeoutMs) });
    const text = await reply.text();
    if (!reply.ok) {
      throw new StripeRefusal(`Stripe refused ${method} ${path} with ${reply.status}: ${messageIn(text)}`);
    }
    return JSON.parse(text);
  }
  return {
    list: async (path, query = {}) => (await ask<{ data: StripeObject[] }>('GET', path, { ...query, limit: 100 })).data,
    create: (path, fields) => ask<StripeObject>('POST', path, fields),
  };
}

function messageIn(text: string): string {
  try {
    const { error }: { error?: { message?: string } } = JSON.parse(text);
    return error?.message ?? text;
  } catch {
    return text;
  }
}
