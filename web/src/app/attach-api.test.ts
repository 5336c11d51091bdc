import { describe, expect, it } from 'vitest';
import { planApi } from '../features/plan/plan-api.js';
import { attachApi } from './attach-api.js';
import { makeStore } from './store.js';

describe('attachApi', () => {
  it('adds the API to one store only', () => {
    const [store, other] = [makeStore(), makeStore()];
    attachApi(store);
    expect(store.getState().api).toBeDefined();
    other.dispatch({ type: 'anything' });
    expect(other.getState().api).toBeUndefined();
  });

  it('works when called again, and shows each toast once', async () => {
    const [store, other] = [makeStore(), makeStore()];
    attachApi(store);
    attachApi(store);
    attachApi(other);
    await store.dispatch(planApi.endpoints.plan.initiate({ city: 'paris', mood: 'romantic-dreamy', timeframe: 'half-day' }));
    expect(store.getState().toast).toMatchObject({ lastId: 1, current: { title: 'Recommendations Generated!' } });
    expect(other.getState().toast.current).toBeNull();
  });
});
