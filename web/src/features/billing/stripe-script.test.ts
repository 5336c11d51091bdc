import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openStripe } from './stripe-script.js';

const settings = { publishableKey: 'pk_test_1', url: null };
const scripts = () => [...document.head.querySelectorAll('script')];

/** Ends the load of the one script. */
function end(type: 'load' | 'error'): void {
  scripts()[0]?.dispatchEvent(new Event(type));
}

describe('the payment provider’s script', () => {
  beforeEach(() => {
    vi.stubGlobal('Stripe', undefined);
  });

  it('comes from the provider’s own server, once, and is opened with the key', async () => {
    const both = [openStripe(settings), openStripe(settings)];
    expect(scripts().map(({ src }) => src)).toEqual(['https://js.stripe.com/endive/stripe.js']);
    const keys: string[] = [];
    vi.stubGlobal('Stripe', (key: string) => keys.push(key));
    end('load');
    await Promise.all(both);
    await openStripe(settings);
    expect(keys).toEqual(['pk_test_1', 'pk_test_1', 'pk_test_1']);
    expect(scripts()).toHaveLength(1);
  });

  it('comes from where the installation says', async () => {
    const opened = openStripe({ ...settings, url: 'http://localhost:4242/stripe.js' });
    expect(scripts()[0]?.src).toBe('http://localhost:4242/stripe.js');
    vi.stubGlobal('Stripe', () => undefined);
    end('load');
    await opened;
  });

  it.each(['error', 'load'] as const)('is loaded anew after an attempt that ended without it (%s)', async (type) => {
    const failed = openStripe(settings);
    end(type);
    await expect(failed).rejects.toThrow('could not be loaded');
    expect(scripts()).toEqual([]);
    const opened = openStripe(settings);
    vi.stubGlobal('Stripe', () => undefined);
    end('load');
    await opened;
  });
});
