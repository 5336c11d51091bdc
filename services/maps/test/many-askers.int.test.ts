import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { signedHeaders } from '@city-genie/service-kit/testing/signed-caller';
import { startFakeTiles } from '@city-genie/stand-ins/tiles/server';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { now, startMaps } from './started-maps.js';

const fake = await startFakeTiles();
afterAll(() => fake.close());

it('one client’s tiles leave room for others’, and those that nobody waits for any more are not fetched', async () => {
  const { app, kit } = await startMaps({ env: { MAP_TILES_URL: fake.template() } });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (x: number, ip: string, signal: AbortSignal) => {
    const url = `/api/map/tiles/14/${x}/5636`;
    const headers = signedHeaders('maps', 'GET', url, { clock: fixedClock(now), ip });
    // All end without an answer.
    void fetch(`${origin}${url}`, { headers, signal }).catch(() => undefined);
  };
  const [greedy, modest] = [new AbortController(), new AbortController()];
  onTestFinished(() => modest.abort());
  fake.set('hang');
  for (let x = 8284; x < 8304; x += 1) {
    ask(x, '192.0.2.1', greedy.signal);
  }
  await expect.poll(() => fake.asked().length, { timeout: 10_000 }).toBe(8);
  ask(8304, '192.0.2.2', modest.signal);
  await expect.poll(() => fake.asked().at(-1), { timeout: 10_000 }).toBe('14/8304/5636');
  greedy.abort();
  await expect.poll(() => kit.metrics.registry.metrics(), { timeout: 10_000 }).toMatch(/map_tiles_total\{[^}]*from="gone"[^}]*\} 12\n/);
  expect(fake.asked()).toHaveLength(9);
});
