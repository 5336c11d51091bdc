import { describe, expect, it } from 'vitest';
import { lastUsedAt, longestSessionMs, noteOfUse, renewedExpiry, sessionLifetimeMs } from '../src/sessions/session-lifetime.js';

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

describe('the use of a session', () => {
  const session = { createdAt, usedAt: createdAt, expire: expiring(sessionLifetimeMs) };
  const hourMs = 3_600_000;

  it('is noted once an hour, with the expiry from then on', () => {
    expect(noteOfUse(session, startedMs + hourMs - 1)).toBeUndefined();
    expect(noteOfUse(session, startedMs + hourMs)).toEqual({ usedAt: expiring(hourMs), expire: session.expire });
    expect(noteOfUse(session, startedMs + dayMs)).toEqual({ usedAt: expiring(dayMs), expire: expiring(sessionLifetimeMs + dayMs) });
  });

  it('is noted of a session from before it was kept', () => {
    expect(noteOfUse({ createdAt, expire: session.expire }, startedMs + 1)).toEqual({ usedAt: expiring(1), expire: session.expire });
  });

  it('can be told without a note to the day', () => {
    expect(lastUsedAt({ expire: expiring(sessionLifetimeMs + dayMs) })).toEqual(expiring(dayMs));
    expect(lastUsedAt({ ...session, usedAt: expiring(5) })).toEqual(expiring(5));
  });
});
