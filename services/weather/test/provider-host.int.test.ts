import { gzipSync } from 'node:zlib';
import { paris } from '@city-genie/city-data/cities/paris';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { describe, expect, it, vi } from 'vitest';
import { createOpenMeteo } from '../src/open-meteo/open-meteo.js';
import { bodyLimitBytes } from '../src/provider/download.js';
import { createResilientProvider, providerTiming } from '../src/provider/resilient-provider.js';
import { sampleReply } from './sample-reply.js';
import { toldServer } from './told-server.js';

const now = '2026-07-15T10:20:00Z';
const logger = createLogger('weather', 'silent');
/** A provider at an address, with no pauses between retries. */
function providerAt(baseUrl: string, apiKey?: string) {
  const openMeteo = createOpenMeteo({ baseUrl, apiKey, clock: fixedClock(now), logger });
  const ask = vi.fn(openMeteo.ask);
  const timing = { ...providerTiming, retryPausesMs: [0, 0], shortestPauseMs: 0 };
  return { provider: createResilientProvider({ provider: { ...openMeteo, ask }, logger, timing }), ask };
}

const good = JSON.stringify(sampleReply(paris, now));

describe('the provider’s host', () => {
  it('is the only one: redirects are not followed', async () => {
    const elsewhere = await toldServer((_, response) => response.end(good));
    const { url } = await toldServer((_, response) => response.writeHead(302, { location: `${elsewhere.url}/v1/forecast` }).end());
    await expect(providerAt(url).provider.load(paris)).rejects.toMatchObject({ fault: 'unavailable' });
    expect(elsewhere.asked).toEqual([]);
  });

  it('gets the key, which no error contains', async () => {
    const { url, asked } = await toldServer((_, response) => response.writeHead(403).end());
    const failed = await providerAt(url, 'marker-of-the-key')
      .provider.load(paris)
      .catch((error: unknown) => error);
    expect(asked[0]?.url).toContain('apikey=marker-of-the-key');
    expect(failed).toMatchObject({ fault: 'unusable', message: 'the provider answered 403' });
    expect(JSON.stringify(failed, Object.getOwnPropertyNames(failed))).not.toContain('marker-of-the-key');
  });

  it('is unavailable when it can’t be reached', async () => {
    const { url, close } = await toldServer((_, response) => response.end());
    close();
    const { provider, ask } = providerAt(url);
    await expect(provider.load(paris)).rejects.toMatchObject({ fault: 'unavailable', message: 'the provider could not be reached' });
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is asked again after a temporary refusal', async () => {
    const { url, asked } = await toldServer((_, response, call) =>
      call === 1 ? response.writeHead(429, { 'retry-after': '0' }).end() : response.end(good),
    );
    expect((await providerAt(url).provider.load(paris)).forecast).toHaveLength(3);
    expect(asked).toHaveLength(2);
  });

  it('is obeyed in its Retry-After', async () => {
    const { url } = await toldServer((_, response) => response.writeHead(429, { 'retry-after': '7' }).end());
    const busy = { fault: 'unavailable', isRetryable: true, retryAfterMs: 7000 };
    await expect(providerAt(url).ask(paris, new AbortController().signal)).rejects.toMatchObject(busy);
  });
});

describe('a body', () => {
  it('without end is cut off at the limit', async () => {
    let sentBytes = 0;
    const { url } = await toldServer((_, response) => {
      const chunk = Buffer.alloc(64 * 1024, 32);
      const more = (): void => {
        while (!response.destroyed && response.write(chunk)) {
          sentBytes += chunk.length;
        }
        sentBytes += chunk.length;
      };
      response.on('drain', more);
      more();
    });
    await expect(providerAt(url).provider.load(paris)).rejects.toMatchObject({ fault: 'unusable' });
    // Data in flight when reading stopped is lost in the sockets' buffers.
    expect(sentBytes).toBeLessThan(50 * bodyLimitBytes);
  });

  it('that grows when decompressed is cut off, too', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 32));
    expect(bomb.length).toBeLessThan(bodyLimitBytes);
    const { url } = await toldServer((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
    await expect(providerAt(url).provider.load(paris)).rejects.toThrow(/longer than/);
  });

  it('may be compressed', async () => {
    const { url } = await toldServer((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(good)));
    expect((await providerAt(url).provider.load(paris)).hourly).toHaveLength(72);
  });
});
