import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Logger } from '../observability/logger.js';
import { ConfigError, secretKey } from '../process/config.js';
import { createSingleFlight } from '../single-flight.js';

const several = z.array(secretKey).min(1);

/** Purposes of keys besides calls; each has a key of its own. */
export const keyPurposes = [
  'sessionCopy',
  'sessionCookie',
  'deviceCookie',
  'secondFactor',
  'mailToken',
  'waitlistLink',
  'pseudonym',
] as const;

export type KeyPurpose = (typeof keyPurposes)[number];

/** The secret file of one process: exactly the keys it needs. `npm run keys` creates and changes it. */
export const keyFile = z.strictObject({
  /** Keys that sign calls, by the name of the called service. */
  sign: z.record(z.string(), secretKey).default({}),
  /** Keys that verify calls, by the name of the calling process; two during a key change, the newest last. */
  verify: z.record(z.string(), several).default({}),
  /** The first key signs or seals, all of them verify or open. */
  purposes: z.partialRecord(z.enum(keyPurposes), several).default({}),
  /** The shared keys of version 1 tokens; needed only during the rollout that replaces them. */
  sharedV1: z.array(secretKey).default([]),
});

export type KeyFile = z.infer<typeof keyFile>;

/** The keys that a process can't work without. */
export type KeyNeeds = {
  /** Services that it calls. */
  sign?: readonly string[];
  /** Processes that call it. */
  verify?: readonly string[];
  purposes?: readonly KeyPurpose[];
};

/** The current keys of this process. */
export type KeyRing = {
  /** For calls to this service; undefined while no such key exists. */
  signingKey(audience: string): string | undefined;
  /** Empty when calls from this process aren't expected. */
  verificationKeys(issuer: string): readonly string[];
  /** @throws ConfigError when this process has no key for the purpose, since its definition doesn't name it */
  purposeKeys(purpose: KeyPurpose): readonly [string, ...string[]];
  v1Keys(): readonly string[];
};

/** Names come from requests: inherited properties such as `constructor` must not match. */
function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** A key ring that calls `current` for every key it returns. */
export function keyRing(current: () => KeyFile): KeyRing {
  return {
    signingKey: (audience) => own(current().sign, audience),
    verificationKeys: (issuer) => own(current().verify, issuer) ?? [],
    purposeKeys(purpose) {
      const [first, ...others] = current().purposes[purpose] ?? [];
      if (first === undefined) {
        throw new ConfigError(`The key file has no key for ${purpose}: name it in keyPurposes of the process's definition`);
      }
      return [first, ...others];
    },
    v1Keys: () => current().sharedV1,
  };
}

const pollEveryMs = 1000;

/** @throws ConfigError naming the file and the fault, never the file's content */
function parseKeyFile(path: string, text: string): KeyFile {
  try {
    return keyFile.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : 'it is not JSON';
    throw new ConfigError(`The key file ${path} can't be used: ${reason}`);
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(`The key file ${path} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** @throws ConfigError as `parseKeyFile`, also when the file can't be read */
export function readKeyFile(path: string): KeyFile {
  return parseKeyFile(path, readText(path));
}

/** @throws ConfigError listing all missing keys */
function requireKeys(path: string, file: KeyFile, { sign = [], verify = [], purposes = [] }: KeyNeeds): KeyFile {
  const isPair = file.sharedV1.length === 0;
  const missing = [
    ...(isPair ? sign.filter((name) => own(file.sign, name) === undefined).map((name) => `for calls to ${name}`) : []),
    ...(isPair ? verify.filter((name) => own(file.verify, name) === undefined).map((name) => `for calls of ${name}`) : []),
    ...purposes.filter((purpose) => file.purposes[purpose] === undefined).map((purpose) => `for ${purpose}`),
  ];
  if (missing.length > 0) {
    throw new ConfigError(`The key file ${path} can't be used: it has no key ${missing.join(', ')}`);
  }
  return file;
}

/**
 * Reads the key file, and reads it again within a second or two of every change, so that keys change without a restart. An invalid file is
 * logged, and the previous keys stay.
 *
 * @throws ConfigError as `readKeyFile`
 */
export function openKeyFile(path: string, logger: Logger, needs: KeyNeeds, everyMs = pollEveryMs): KeyRing & { close(): void } {
  let text = readText(path);
  let current = requireKeys(path, parseKeyFile(path, text), needs);

  async function reloadIfChanged(): Promise<void> {
    const seen = await readFile(path, 'utf8').catch((error: Error) => error.message);
    if (seen === text) {
      return;
    }
    // Remembered so that an invalid file is logged once, not every second.
    text = seen;
    try {
      current = requireKeys(path, parseKeyFile(path, seen), needs);
      logger.info('keys read again');
    } catch (error) {
      logger.error({ err: error }, 'key file not loaded, the previous keys stay');
    }
  }

  // One look at a time: what an earlier one has read would otherwise be taken for a change when it comes late.
  const looks = createSingleFlight<void>();
  // Polls and compares the whole content, since file system events and timestamps can miss a change.
  const timer = setInterval(() => void looks.run(path, reloadIfChanged), everyMs).unref();
  return { ...keyRing(() => current), close: () => clearInterval(timer) };
}
