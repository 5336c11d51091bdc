import { testKeyContent, testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { keyRing } from '@city-genie/service-kit/trust/keys';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { createDeviceCookie, type DeviceOwner } from '../src/sessions/device-cookie.js';

const cookie = createDeviceCookie('https://genie.test', testKeys);
const ada: DeviceOwner = { _id: new Types.ObjectId(), passwordChangedAt: new Date('2026-01-01T00:00:00Z') };
const bob: DeviceOwner = { _id: new Types.ObjectId() };

type Set = { name: string; value: string; options: object };

/** What `remember` would set. */
function remembered(users: readonly DeviceOwner[], start = '', by = cookie): Set {
  let last: Set = { name: '', value: start, options: {} };
  const reply = {
    setCookie: (name: string, value: string, options: object) => {
      last = { name, value, options };
    },
  };
  for (const user of users) {
    by.remember(reply, by.read({ cookies: { device: last.value } }), user);
  }
  return last;
}

const idIn = (value: string, user: DeviceOwner, by = cookie) => by.deviceIdOf(by.read({ cookies: { device: value } }), user);

describe('the device cookie', () => {
  it('is for the server alone, for a year, and of characters that need no quoting', () => {
    const { name, value, options } = remembered([ada, bob, { _id: new Types.ObjectId() }]);
    expect([name, options]).toEqual([
      '__Host-device',
      { path: '/', sameSite: 'lax', httpOnly: true, secure: true, maxAge: 365 * 24 * 3600 },
    ]);
    expect(value).toMatch(/^[\w.~-]{1,1024}$/);
    expect(idIn(value, ada)).toMatch(/^[\w-]{22}$/);
  });

  it('has an id of its own for each user, which stays', () => {
    const first = remembered([ada, bob]).value;
    const again = remembered([ada], first).value;
    expect([idIn(again, ada), idIn(again, bob)]).toEqual([idIn(first, ada), idIn(first, bob)]);
    expect(idIn(first, ada)).not.toBe(idIn(first, bob));
  });

  it('holds three users, and the one who was here longest ago makes room', () => {
    const [first, second, third, fourth] = Array.from({ length: 4 }, (): DeviceOwner => ({ _id: new Types.ObjectId() }));
    const held = [first, second, third, first, fourth].flatMap((user) => user ?? []);
    const { value } = remembered(held);
    expect([first, second, third, fourth].map((user) => user !== undefined && idIn(value, user) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('counts for nobody else, for no other password, and under no other key', () => {
    const { value } = remembered([ada]);
    expect(idIn(value, bob)).toBeUndefined();
    expect(idIn(value, { ...ada, passwordChangedAt: new Date('2026-01-02T00:00:00Z') })).toBeUndefined();
    expect(idIn(value, { _id: ada._id })).toBeUndefined();
    expect(idIn(value.replace(String(ada._id), String(bob._id)), bob)).toBeUndefined();
    const foreign = keyRing(() => ({ ...testKeyContent, purposes: { deviceCookie: ['another-device-key-0123456789abcdefgh'] } }));
    expect(idIn(remembered([ada], '', createDeviceCookie('https://genie.test', foreign)).value, ada)).toBeUndefined();
  });

  it('goes on counting while its key changes', () => {
    const { value } = remembered([ada]);
    const [old = ''] = testKeys.purposeKeys('deviceCookie');
    const both = keyRing(() => ({ ...testKeyContent, purposes: { deviceCookie: ['another-device-key-0123456789abcdefgh', old] } }));
    expect(idIn(value, ada, createDeviceCookie('https://genie.test', both))).toBe(idIn(value, ada));
  });

  it.each(['', 'x', '~~~', 'a.b.c', `${'a'.repeat(24)}.x.y`, `${'f'.repeat(24)}.${'A'.repeat(22)}.${'A'.repeat(22)}~rest`])(
    'is nobody’s when it is made up: %j',
    (value) => {
      expect(idIn(value, ada)).toBeUndefined();
      expect(idIn(remembered([ada], value).value, ada)).toBeDefined();
    },
  );
});
