import { notSignedIn } from '@city-genie/service-kit/trust/caller';
import { visitor } from '../audit/actors.js';
import type { ProvedUser } from '../passwords/prove-user.js';
import type { DeviceCookie, DeviceEntry } from '../sessions/device-cookie.js';
import type { Device } from '../sessions/device-kind.js';
import type { SessionStore } from '../sessions/session-store.js';
import type { StartSession } from '../sessions/sign-in.js';
import type { UserRepository } from '../users/user-repository.js';
import type { CodeCheck } from './code-check.js';
import { type CodeLimit, loginKeyOf } from './code-limit.js';
import type { RefusedCodeNotice } from './refused-code-notice.js';
import { isWrongLoginCode, wrongLoginCode } from './wrong-code.js';

/** What comes with a code at a login. */
export type LoginCode = {
  /** Of the pending session, which proves the password. */
  userId: string;
  pendingHash: string;
  typed: string;
  device: Device;
  /** What the device cookie says. */
  devices: readonly DeviceEntry[];
  requestId: string;
};

/**
 * Ends a pending session and begins a full one, once.
 *
 * @returns the user, and the cookie's value
 * @throws 401 `invalid_credentials` for a wrong code; 401 `unauthenticated` when the pending session has ended, as every session does with a
 * change of the password, or when the second factor is gone: whoever it is has to log in again; 429 beyond the limit of wrong codes
 */
export type FinishLogin = (login: LoginCode) => Promise<{ user: ProvedUser; sid: string }>;

type Deps = {
  users: Pick<UserRepository, 'findById'>;
  sessions: Pick<SessionStore, 'isReplaced'>;
  deviceCookie: Pick<DeviceCookie, 'deviceIdOf'>;
  checkCode: CodeCheck;
  codeLimit: CodeLimit;
  tellOfRefusal: RefusedCodeNotice;
  startSession: StartSession;
};

export function createFinishLogin(deps: Deps): FinishLogin {
  const { users, sessions, deviceCookie, checkCode, codeLimit, tellOfRefusal, startSession } = deps;

  async function userOf(userId: string): Promise<ProvedUser> {
    const user = await users.findById(userId);
    if (!user?.hasSecondFactor || user.passwordHash === undefined) {
      throw notSignedIn();
    }
    return { ...user, passwordHash: user.passwordHash };
  }

  return async ({ userId, pendingHash, typed, device, devices, requestId }) => {
    const user = await userOf(userId);
    const key = loginKeyOf(userId, deviceCookie.deviceIdOf(devices, user));
    const attempt = async () => {
      const proof = await checkCode(user, typed);
      if (proof === undefined) {
        throw wrongLoginCode();
      }
      return startSession(user, { device, requestId, previous: pendingHash, isReplacement: true, proof });
    };
    try {
      return { user, sid: await codeLimit({ key, userId, by: visitor(requestId) }, attempt) };
    } catch (error) {
      // A login that was sent twice has succeeded once. That the pending session has ended proves nothing: a thief can log out.
      if (isWrongLoginCode(error) && !(await sessions.isReplaced(userId, pendingHash))) {
        await tellOfRefusal(user, device);
      }
      throw error;
    }
  };
}
