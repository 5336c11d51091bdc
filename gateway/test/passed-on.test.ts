import { callerHeader } from '@city-genie/contracts/internal/caller';
import { systemClock } from '@city-genie/service-kit/clock';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { verifyCaller } from '@city-genie/service-kit/trust/caller-token';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { startGateway } from './start-gateway.js';

describe('what the gateway tells a service', () => {
  it.each(['203.0.113.5:1234', '[2001:db8::5]:4711', '::ffff:cb00:7105', '2001:DB8::5', 'unknown', 'a b', ''])(
    'is a normalised client address, whatever a trusted proxy wrote: %j',
    async (written) => {
      const behind = await startGateway({ trustProxyHops: 1 });
      await fetch(`${behind.url}/api/weather/paris`, { headers: { 'x-forwarded-for': written } });
      const header = behind.upstream.seen[0]?.headers[callerHeader];
      await behind.close();
      const caller = verifyCaller(header, {
        keys: testKeys,
        audience: 'weather',
        method: 'GET',
        path: '/api/weather/paris',
        clock: systemClock,
      });
      const isV6 = written.includes('2001');
      const isV4 = /203|cb00/.test(written);
      expect(caller?.ip).toBe(isV6 ? '2001:db8:0:0:0:0:0:5' : isV4 ? '203.0.113.5' : '127.0.0.1');
    },
  );

  it('is the request’s trace, with the gateway as parent; the log has it, too', async () => {
    const lines: { traceId?: string; msg: string }[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
    const logged = await startGateway({ logger });
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    await (await fetch(`${logged.url}/api/weather/paris`, { headers: { traceparent, tracestate: 'vendor=1' } })).text();
    await (await fetch(`${logged.url}/api/weather/paris`)).text();
    const [first, second] = logged.upstream.seen;
    await logged.close();
    expect(first?.headers).toMatchObject({
      traceparent: expect.stringMatching(/^00-4bf92f3577b34da6a3ce929d0e0e4736-[0-9a-f]{16}-01$/),
      tracestate: 'vendor=1',
    });
    expect(first?.headers.traceparent).not.toBe(traceparent);
    expect(second?.headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    const [firstLine, secondLine] = lines.filter(({ msg }) => msg === 'request');
    expect(firstLine?.traceId).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
    expect(second?.headers.traceparent).toContain(secondLine?.traceId ?? 'nothing');
  });
});
