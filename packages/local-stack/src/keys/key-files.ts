import { randomBytes } from 'node:crypto';
import { type ProcessName, processNames } from '@city-genie/contracts/internal/internal-endpoint';
import { ConfigError } from '@city-genie/service-kit/process/config';
import { type KeyFile, keyPurposes } from '@city-genie/service-kit/trust/keys';
import { pairs, purposes } from './key-plan.js';

/** The secret file of every process. */
export type KeyFiles = Readonly<Record<ProcessName, KeyFile>>;

export type Inherited = {
  /** The key that all processes shared before pairs had keys. They use it until `useNewKeys`. */
  sharedV1: readonly string[];
  /** The old key of the hashes under which guests and reporters were counted. */
  pseudonym: string | undefined;
};

const nothingInherited: Inherited = { sharedV1: [], pseudonym: undefined };

const newKey = (): string => randomBytes(32).toString('base64url');

function draftOf(files: Partial<KeyFiles>, sharedV1: readonly string[]): KeyFiles {
  const draft = (name: ProcessName): KeyFile =>
    structuredClone(files[name] ?? { sign: {}, verify: {}, purposes: {}, sharedV1: [...sharedV1] });
  return {
    gateway: draft('gateway'),
    identity: draft('identity'),
    billing: draft('billing'),
    recommendations: draft('recommendations'),
    weather: draft('weather'),
    waitlist: draft('waitlist'),
    maps: draft('maps'),
    mailer: draft('mailer'),
  };
}

/** Adds keys that the plan needs, for a new process or pair, and keeps the others. */
export function completeKeys(files: Partial<KeyFiles>, inherited: Inherited = nothingInherited): KeyFiles {
  const all = draftOf(files, inherited.sharedV1);
  for (const { issuer, audience } of pairs) {
    const known = all[audience].verify[issuer] ?? [all[issuer].sign[audience] ?? newKey()];
    all[audience].verify[issuer] = known;
    const isUsed = all[issuer].sharedV1.length === 0;
    const [key] = known;
    if (isUsed && key !== undefined) {
      all[issuer].sign[audience] ??= key;
    }
  }
  for (const purpose of keyPurposes) {
    for (const group of purposes[purpose]) {
      const there = group.map((name) => all[name].purposes[purpose]).find((keys) => keys !== undefined);
      const kept = purpose === 'pseudonym' && group.includes('recommendations') ? inherited.pseudonym : undefined;
      const made = kept ?? newKey();
      for (const name of group) {
        all[name].purposes[purpose] ??= [...(there ?? [made])];
      }
    }
  }
  return all;
}

/**
 * First step of a key change: every process that verifies gets a new key beside the old. Repeating it before the last step changes nothing.
 */
export function addNewKeys(files: KeyFiles): KeyFiles {
  const all = draftOf(files, []);
  for (const { issuer, audience } of pairs) {
    const known = all[audience].verify[issuer] ?? [];
    all[audience].verify[issuer] = known.length > 1 || all[issuer].sign[audience] === undefined ? known : [...known, newKey()];
  }
  return all;
}

/** Second step, when all processes have read the first: everything is signed with the newest key. */
export function useNewKeys(files: KeyFiles): KeyFiles {
  const all = draftOf(files, []);
  for (const { issuer, audience } of pairs) {
    const newest = all[audience].verify[issuer]?.at(-1);
    if (newest !== undefined) {
      all[issuer].sign[audience] = newest;
    }
  }
  changeSessionCopies(all, (keys) => [newKey(), ...keys.slice(0, 1)]);
  return all;
}

/**
 * Last step, when all processes have read the second: removes the old keys, also those from before pairs had keys.
 *
 * @throws ConfigError while a pair has no key in use: nothing could be signed any more
 */
export function dropOldKeys(files: KeyFiles): KeyFiles {
  const all = draftOf(files, []);
  for (const { issuer, audience } of pairs) {
    const used = all[issuer].sign[audience];
    if (used === undefined) {
      throw new ConfigError(
        `${issuer} has no key in use for calls to ${audience} yet: first "use", and "drop" when all processes have read that`,
      );
    }
    all[audience].verify[issuer] = [used];
  }
  for (const name of processNames) {
    all[name].sharedV1 = [];
  }
  changeSessionCopies(all, (keys) => keys.slice(0, 1));
  return all;
}

/**
 * Session copies live for a minute and are read by two processes, so their key changes with the others. What the other keys are for lives
 * long, and would end with them, so they stay (docs/rules/sessions-and-callers.md#a-key-for-each-pair-and-purpose).
 */
function changeSessionCopies(all: KeyFiles, change: (keys: readonly string[]) => string[]): void {
  const [holders = []] = purposes.sessionCopy;
  const [first] = holders;
  const changed = change((first && all[first].purposes.sessionCopy) ?? []);
  for (const name of holders) {
    all[name].purposes.sessionCopy = [...changed];
  }
}
