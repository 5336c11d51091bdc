import { expect, it } from 'vitest';
import type { Lifecycle } from '../src/observability/health.js';
import { stopInOrder } from '../src/process/run-process.js';

it('a stopping process accepts requests for a while, finishes them, then closes its stores', async () => {
  const lifecycle: Lifecycle = { state: 'ready' };
  const steps: string[] = [];
  const step = (name: string) => async () => void steps.push(`${name} (${lifecycle.state})`);
  const app = { listen: async () => '', close: step('requests') };
  await stopInOrder({ app, lifecycle, drainMs: 1000, close: step('stores') }, (ms) => step(`pause of ${ms} ms`)());
  expect(steps).toEqual(['pause of 1000 ms (closing)', 'requests (closing)', 'stores (closing)']);
});
