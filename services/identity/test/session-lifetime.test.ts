import { describe, expect, it } from 'vitest';
import { longestSessionMs, renewedExpiry, sessionLifetimeMs } from '../src/sessions/session-lifetime.js';

const dayMs = 24 * 3_600_000;
const startedMs = Date.parse('2026-01-01T00:00:00Z');
const createdAt = new Date(startedMs);
const expiring = (afterMs: number) => new Date(startedMs + afterMs);

describe('the expiry of a session in use', () => {
  it('lies thirty days ahead, and is moved once a day', () => {
    const session = { createdAt, expire: expiring(sessionLifetimeMs) };
    expect(renewedExpiry(session, startedMs)).toBeUndefined();
    expect(renewedExpiry(session, startedMs + dayMs - 1)).toBeUndefined();
    expect(renewedExpiry(session, startedMs + dayMs)).toEqual(expiring(sessionLifetimeMs + dayMs));
  });

  it('never lies more than 180 days behind the start', () => {
    const session = { createdAt, expire: expiring(170 * dayMs) };
    expect(renewedExpiry(session, startedMs + 160 * dayMs)).toEqual(expiring(longestSessionMs));
    const last = { createdAt, expire: expiring(longestSessionMs) };
    expect(renewedExpiry(last, startedMs + 179 * dayMs)).toBeUndefined();
  });

  it('counts from thirty days before the expiry where no start was stored', () => {
    const session = { expire: expiring(sessionLifetimeMs) };
    expect(renewedExpiry(session, startedMs + 29 * dayMs)).toEqual(expiring(59 * dayMs));
  });
});
