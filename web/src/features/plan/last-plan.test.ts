import { describe, expect, it, vi } from 'vitest';
import { samplePlan } from '../../testing/sample-plan.js';
import { keepLastPlan, type LastPlan, readLastPlan } from './last-plan.js';

const last: LastPlan = { savedAtMs: 1_000, mood: 'romantic-dreamy', timeframe: 'half-day', reply: samplePlan(['a']) };

describe('last plan', () => {
  it('is saved per city', () => {
    keepLastPlan('paris', last);
    expect(readLastPlan('paris')).toEqual(last);
    expect(readLastPlan('rome')).toBeUndefined();
  });

  it('is ignored when it is not a valid plan', () => {
    for (const text of ['', 'null', '{', '[]', '{"savedAtMs":1}', JSON.stringify({ ...last, timeframe: 'a-year' }), '{"reply":{}}']) {
      localStorage.setItem('city-genie:last-plan:2:paris', text);
      expect(readLastPlan('paris')).toBeUndefined();
    }
  });

  it('of the shape before is not read', () => {
    localStorage.setItem('city-genie:last-plan:1:paris', JSON.stringify(last));
    expect(readLastPlan('paris')).toBeUndefined();
  });

  it('is not saved when it is too large', () => {
    const stop = last.reply.recommendations[0];
    const huge = { ...last, reply: { ...last.reply, recommendations: stop ? [{ ...stop, description: 'x'.repeat(250_000) }] : [] } };
    keepLastPlan('paris', huge);
    expect(localStorage).toHaveLength(0);
  });

  it('works without storage', () => {
    const refuse = () => {
      throw new DOMException('storage is off', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    keepLastPlan('paris', last);
    expect(readLastPlan('paris')).toBeUndefined();
  });
});
