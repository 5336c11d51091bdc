import { defineEndpoint } from '@city-genie/contracts/endpoint';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { attachApi } from '../app/attach-api.js';
import { makeStore } from '../app/store.js';
import { planApi } from '../features/plan/plan-api.js';
import { refusal } from '../testing/handlers.js';
import { samplePlan } from '../testing/sample-plan.js';
import { server } from '../testing/server.js';
import { api } from './api.js';

const query = { city: 'paris', mood: 'romantic-dreamy', timeframe: 'half-day', seed: '1' } as const;

function search() {
  const store = makeStore();
  attachApi(store);
  return store.dispatch(planApi.endpoints.plan.initiate(query));
}

describe('API', () => {
  it('sends a contract’s body to its path with parameters filled in', async () => {
    const calls: unknown[] = [];
    server.use(
      http.post('*/api/:city/search', async ({ params, request }) => {
        calls.push([params.city, request.headers.get('content-type'), await request.json()]);
        return HttpResponse.json(samplePlan(['a']));
      }),
    );
    const { data } = await search();
    expect(calls).toEqual([['paris', 'application/json', { mood: 'romantic-dreamy', timeframe: 'half-day', seed: '1' }]]);
    expect(data?.recommendations.map((stop) => stop.id)).toEqual(['a']);
  });

  it('does not retry a failed call', async () => {
    let calls = 0;
    server.use(
      http.post('*/api/:city/search', () => {
        calls += 1;
        return refusal(503, 'service_unavailable', 'Please try again later');
      }),
    );
    const { error } = await search();
    expect(error).toMatchObject({ status: 503, code: 'service_unavailable', message: 'Please try again later', retryAfterSeconds: 2 });
    expect(calls).toBe(1);
  });

  it('has status 0 without a reply, and for a reply that is not JSON', async () => {
    server.use(http.post('*/api/:city/search', () => HttpResponse.error()));
    expect((await search()).error).toMatchObject({ status: 0 });
    server.use(http.post('*/api/:city/search', () => HttpResponse.text('<html>')));
    expect((await search()).error).toMatchObject({ status: 0, error: expect.stringContaining('no JSON') });
  });

  it('has no data, and no error, for a 204', async () => {
    const endpoint = defineEndpoint({ service: 'waitlist', method: 'DELETE', url: '/api/waitlist', access: 'user', success: [204] });
    const { leave } = api.injectEndpoints({
      endpoints: (build) => ({
        leave: build.mutation<undefined, void>({ query: () => ({ endpoint, url: endpoint.url, method: endpoint.method }) }),
      }),
    }).endpoints;
    const store = makeStore();
    attachApi(store);
    server.use(http.delete('*/api/waitlist', () => new HttpResponse(null, { status: 204 })));
    const { data, error } = await store.dispatch(leave.initiate());
    expect([data, error]).toEqual([undefined, undefined]);
    server.use(http.delete('*/api/waitlist', () => HttpResponse.text('')));
    expect((await store.dispatch(leave.initiate())).error).toMatchObject({ status: 0, error: expect.stringContaining('no JSON') });
  });

  it('rejects a reply that violates its contract, in development and tests', async () => {
    server.use(http.post('*/api/:city/search', () => HttpResponse.json({ ...samplePlan(['a']), notes: 'none' })));
    expect((await search()).error).toMatchObject({ status: 0, error: expect.stringContaining('breaks its contract') });
  });
});
