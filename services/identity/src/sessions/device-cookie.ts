import { randomBytes } from 'node:crypto';
import { cookieName } from '@city-genie/service-kit/trust/cookie-names';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import { macFits, macOf } from '@city-genie/service-kit/trust/mac';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { UserRow } from '../users/user-model.js';

/*
 * `device` remembers who has signed in with this browser, so that guesses from elsewhere don't slow its owner down
 * (docs/rules/accounts.md#failed-logins). It gives no rights: whoever has it still needs the password.
 * It holds up to three entries `<user id>.<device id>.<MAC>`, the latest first, joined by `~`.
 */

/** A user of this browser, as far as the cookie says. */
export type DeviceEntry = { userId: string; deviceId: string; mac: string };

export type DeviceOwner = Pick<UserRow, '_id' | 'passwordChangedAt'>;

/** What is needed of a reply. */
type CookieSetter = { setCookie(name: string, value: string, options: CookieSerializeOptions): unknown };

export type DeviceCookie = {
  /** What the request's cookie says; nothing of it is authenticated yet. */
  read(request: Pick<FastifyRequest, 'cookies'>): readonly DeviceEntry[];
  /** The id of this browser for a user who has signed in with it since the password was last changed. */
  deviceIdOf(entries: readonly DeviceEntry[], user: DeviceOwner): string | undefined;
  /** Adds a user who has just proved to be one, or renews their entry. */
  remember(reply: CookieSetter, entries: readonly DeviceEntry[], user: DeviceOwner): void;
};

const plainName = 'device';
const entryForm = /^([0-9a-f]{24})\.([\w-]{22})\.([\w-]{22})$/;
const macLength = 22;
const mostUsers = 3;
const yearSeconds = 365 * 24 * 3600;

function parse(value: string): DeviceEntry[] {
  const entries = value.split('~', mostUsers).map((text) => entryForm.exec(text));
  return entries.flatMap((parts) => {
    const [, userId, deviceId, mac] = parts ?? [];
    return userId !== undefined && deviceId !== undefined && mac !== undefined ? [{ userId, deviceId, mac }] : [];
  });
}

/** With the time of the last change, so that no entry outlives its password. */
function macInput({ _id, passwordChangedAt }: DeviceOwner, deviceId: string): string {
  return `device-cookie:${_id}:${deviceId}:${passwordChangedAt?.getTime() ?? 0}`;
}

export function createDeviceCookie(publicUrl: string, keys: KeyRing): DeviceCookie {
  const name = cookieName(plainName, publicUrl);
  const attributes = { path: '/', sameSite: 'lax', httpOnly: true, secure: publicUrl.startsWith('https:'), maxAge: yearSeconds } as const;

  function deviceIdOf(entries: readonly DeviceEntry[], user: DeviceOwner): string | undefined {
    const entry = entries.find(({ userId }) => userId === String(user._id));
    const fits = entry && macFits(macInput(user, entry.deviceId), entry.mac, keys.purposeKeys('deviceCookie'), macLength);
    return fits ? entry.deviceId : undefined;
  }

  return {
    // The gateway passes the cookie under its plain name.
    read: ({ cookies }) => parse(cookies[plainName] ?? ''),
    deviceIdOf,
    remember(reply, entries, user) {
      const userId = String(user._id);
      const deviceId = deviceIdOf(entries, user) ?? randomBytes(16).toString('base64url');
      const mac = macOf(macInput(user, deviceId), keys.purposeKeys('deviceCookie')[0], macLength);
      const others = entries.filter((entry) => entry.userId !== userId);
      const kept = [{ userId, deviceId, mac }, ...others].slice(0, mostUsers);
      const value = kept.map((entry) => `${entry.userId}.${entry.deviceId}.${entry.mac}`).join('~');
      reply.setCookie(name, value, attributes);
    },
  };
}
