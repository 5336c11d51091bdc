import { describe, expect, it } from 'vitest';
import { traceOf } from '../src/calls/trace.js';

const given = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

describe('the trace of a request', () => {
  it('continues, with this process as the parent', () => {
    const { traceId, headers } = traceOf({ traceparent: given, tracestate: 'vendor=1' });
    expect(traceId).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
    expect(headers()).toEqual({
      traceparent: expect.stringMatching(/^00-4bf92f3577b34da6a3ce929d0e0e4736-[0-9a-f]{16}-01$/),
      tracestate: 'vendor=1',
    });
    expect(headers().traceparent).not.toContain('00f067aa0ba902b7');
  });

  it.each([
    undefined,
    '',
    'nonsense',
    given.replace('00-', 'ff-'),
    given.toUpperCase(),
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-4bf92f3577b34da6a3ce929d0e0e4736-${'0'.repeat(16)}-01`,
    `${given}x`,
    `${given}-more`,
    'x'.repeat(10_000),
  ])('starts here when the header is malformed: %.60s', (traceparent) => {
    const { traceId, headers } = traceOf({ ...(traceparent !== undefined && { traceparent }), tracestate: 'vendor=1' });
    expect(headers()).toEqual({ traceparent: expect.stringMatching(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`)) });
    expect(traceId).not.toBe('4bf92f3577b34da6a3ce929d0e0e4736');
  });

  it('of a later version continues as version 00, with the flag we know', () => {
    const { traceId, headers } = traceOf({ traceparent: `${given.replace('00-', 'cc-').replace(/01$/, 'ff')}-more` });
    expect([traceId, headers().traceparent]).toEqual([expect.stringMatching(/^4bf9/), expect.stringMatching(/^00-4bf9.*-01$/)]);
  });

  it('drops a tracestate that is too long', () => {
    expect(traceOf({ traceparent: given, tracestate: 'x'.repeat(513) }).headers().tracestate).toBeUndefined();
  });
});
