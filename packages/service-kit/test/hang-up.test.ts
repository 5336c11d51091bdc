import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { hangUpOf } from '../src/calls/hang-up.js';

it('a client who hangs up is noticed, also one who did before anybody looked, and one who waits isn’t taken for one', async () => {
  const seen: boolean[][] = [];
  const app = Fastify();
  app.get('/', async (request) => {
    const [early, waiting] = [hangUpOf(request), hangUpOf(request).aborted];
    request.raw.destroy();
    const late = hangUpOf({ raw: request.raw, signal: new AbortController().signal });
    await new Promise((resolve) => early.addEventListener('abort', resolve));
    seen.push([waiting, early.aborted, late.aborted]);
    return '';
  });
  await app.inject('/').catch(() => undefined);
  expect(seen).toEqual([[false, true, true]]);
  await app.close();
});
