import { defineEndpoint, type KeyLimit } from '@city-genie/contracts/endpoint';
import { describe, expect, it } from 'vitest';
import { callLimits } from '../src/limits/call-limits.js';
import { countInMemory } from '../src/testing/counted-limit.js';

const points = { points: 2, durationSeconds: 60, message: 'Later', variable: 'LIMIT_THINGS' };
const limit = { ...points, name: 'thing', per: 'caller', counts: 'requests' } as const;
const keyLimit: KeyLimit = { ...points, name: 'thing-of-one', per: 'key', counts: 'failures' };
const keyed = defineEndpoint({ service: 'identity', method: 'POST', url: '/api/keyed', access: 'public', keyLimit });

describe('the limits of a service', () => {
  it('forget a key wherever it was counted, also in a limit that its handler has made, and no other key', async () => {
    const limits = callLimits((settings) => countInMemory(settings.points));
    const made = [limits.keyed(keyed), limits.keyed({ ...keyed, keyLimit: { ...keyLimit, name: 'thing-refusals', counts: 'requests' } })];
    for (const one of made) {
      await one.count('ada');
      await one.count('grace');
    }
    await limits.forget(['ada', 'nobody']);
    const known = await Promise.all(made.flatMap((one) => ['ada', 'grace'].map((key) => one.hasCounted(key))));
    expect(known).toEqual([false, true, false, true]);
  });

  it('fail when one of them can’t, so that it is asked again', async () => {
    const limits = callLimits((settings) => ({
      ...countInMemory(settings.points),
      ...(settings.name === keyLimit.name && { forget: () => Promise.reject(new Error('away')) }),
    }));
    limits.hook(limit);
    limits.keyed(keyed);
    await expect(limits.forget(['ada'])).rejects.toThrow('away');
  });
});
