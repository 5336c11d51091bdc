import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Logger } from '../observability/logger.js';
import { ConfigError, secretKey } from '../process/config.js';

const several = z.array(secretKey).min(1);

/** What a key is for besides calls; each purpose has a key of its own. */
export const keyPurposes = ['sessionCopy', 'sessionCookie', 'pseudonym'] as const;

export type KeyPurpose = (typeof keyPurposes)[number];

/** The secret file of one process: the keys that it needs and no others. `npm run keys` makes and changes it. */
export const keyFile = z.strictObject({
  /** The key that signs calls to a service, by the service's name. */
  sign: z.record(z.string(), secretKey).default({}),
  /** The keys that calls of a process may be signed with, by the process's name; two while a key is changed, the newest last. */
  verify: z.record(z.string(), several).default({}),
  /** The first key makes, all of them verify. */
  purposes: z.partialRecord(z.enum(keyPurposes), several).default({}),
  /** What all processes signed with before pairs had keys; only during the rollout that ends this. */
  sharedV1: z.array(secretKey).default([]),
});

export type KeyFile = z.infer<typeof keyFile>;

/** What a process can't work without. */
export type KeyNeeds = {
  /** Services that it calls. */
  sign?: readonly string[];
  /** Processes that call it. */
  verify?: readonly string[];
  purposes?: readonly KeyPurpose[];
};

/** The keys of this process as they are at the moment. */
export type KeyRing = {
  /** For calls to this service; undefined while there is none in use. */
  signingKey(audience: string): string | undefined;
  /** Empty when calls of this process aren't expected here. */
  verificationKeys(issuer: string): readonly string[];
  /** @throws Error when this process wasn't given any */
  purposeKeys(purpose: KeyPurpose): readonly [string, ...string[]];
  v1Keys(): readonly string[];
};

/** Names come out of requests: one that is a property of every object finds nothing. */
function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** A ring over whatever `current` gives at the time of the question. */
export function keyRing(current: () => KeyFile): KeyRing {
  return {
    signingKey: (audience) => own(current().sign, audience),
    verificationKeys: (issuer) => own(current().verify, issuer) ?? [],
    purposeKeys(purpose) {
      const [first, ...others] = current().purposes[purpose] ?? [];
      if (first === undefined) {
        throw new Error(`the key file has no key for ${purpose}`);
      }
      return [first, ...others];
    },
    v1Keys: () => current().sharedV1,
  };
}

const lookEveryMs = 1000;

/** @throws ConfigError naming the file and what is wrong with it, never what it holds */
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

/** @throws ConfigError naming all that is missing */
function demand(path: string, file: KeyFile, { sign = [], verify = [], purposes = [] }: KeyNeeds): KeyFile {
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
 * Reads the key file, and again within a second or two of every change, so that keys are changed without a restart. A file that can't be
 * used then is logged, and the keys stay as they were.
 *
 * @throws ConfigError as `readKeyFile`
 */
export function openKeyFile(path: string, logger: Logger, needs: KeyNeeds, everyMs = lookEveryMs): KeyRing & { close(): void } {
  let text = readText(path);
  let current = demand(path, parseKeyFile(path, text), needs);

  async function look(): Promise<void> {
    const seen = await readFile(path, 'utf8').catch((error: Error) => error.message);
    if (seen === text) {
      return;
    }
    // What can't be used is named once, not every second.
    text = seen;
    try {
      current = demand(path, parseKeyFile(path, seen), needs);
      logger.info('keys read again');
    } catch (error) {
      logger.error({ err: error }, 'the keys stay as they were');
    }
  }

  // The whole of it every time: there is no moment between two looks that could be missed, whatever the file system tells or doesn't.
  const timer = setInterval(() => void look(), everyMs).unref();
  return { ...keyRing(() => current), close: () => clearInterval(timer) };
}
