import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { attachApi } from '../app/attach-api.js';
import { makeStore } from '../app/store.js';
import { refusal } from '../testing/handlers.js';
import { sampleSiteConfig } from '../testing/sample-site-config.js';
import { server } from '../testing/server.js';
import { siteConfigApi } from './site-config-api.js';

function setup(answers: (() => Response)[]) {
  let asked = 0;
  server.use(
    http.get('*/api/config', () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      return answer?.();
    }),
  );
  const store = makeStore();
  attachApi(store);
  return { ask: () => store.dispatch(siteConfigApi.endpoints.siteConfig.initiate()), times: () => asked };
}

it('is asked once, however many parts want it', async () => {
  const { ask, times } = setup([() => HttpResponse.json({ ...sampleSiteConfig, registrationButton: true })]);
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(first.data?.registrationButton).toBe(true);
  expect(second.data).toEqual(first.data);
  await ask();
  expect(times()).toBe(1);
});

it('is asked again by the next part when it couldn’t be read', async () => {
  const { ask, times } = setup([
    () => refusal(503, 'service_unavailable', 'Please try again later'),
    () => HttpResponse.json(sampleSiteConfig),
  ]);
  expect((await ask()).error).toMatchObject({ status: 503 });
  expect((await ask()).data).toEqual(sampleSiteConfig);
  expect(times()).toBe(2);
});
