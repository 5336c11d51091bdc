import { describe, expect, it } from 'vitest';
import { cookieName, sessionCookieNames } from '../src/trust/cookie-names.js';

describe('the names of cookies', () => {
  it.each([
    ['https://city-genie.test', '__Host-device'],
    ['https://city-genie.test:8443', '__Host-device'],
    ['http://127.0.0.1:8080', 'device'],
    ['http://https.city-genie.test', 'device'],
  ])('of %s are bound to host and https where they can be: %s', (publicUrl, name) => {
    expect(cookieName('device', publicUrl)).toBe(name);
  });

  it('differ for the two kinds of sessions', () => {
    expect(sessionCookieNames('https://city-genie.test')).toEqual({ full: '__Host-sid', pending: '__Host-sid_pending' });
    expect(sessionCookieNames('http://127.0.0.1:8080')).toEqual({ full: 'sid', pending: 'sid_pending' });
  });
});
