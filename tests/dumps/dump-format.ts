import type { Caller } from '@city-genie/test-kit/sessions';

/** One MongoDB collection: documents and options as canonical EJSON, so that every type survives. */
export type DumpedCollection = { options: EjsonDocument; indexes: DumpedIndex[]; documents: EjsonDocument[] };
export type EjsonDocument = { [field: string]: unknown };
/** All but the index of `_id`, which every collection has. */
export type DumpedIndex = { name: string; key: Record<string, 1 | -1>; [option: string]: unknown };

/**
 * One Redis key with its value by type, because the output of `DUMP` depends on the version of Redis. `ttlMs` is null for a key without
 * expiry.
 */
export type DumpedKey = { key: string; ttlMs: number | null } & DumpedValue;
export type DumpedValue =
  | { type: 'string'; value: string }
  | { type: 'hash'; value: [field: string, value: string][] }
  | { type: 'list'; value: string[] }
  | { type: 'set'; value: string[] }
  | { type: 'zset'; value: [member: string, score: string][] }
  | { type: 'stream'; value: [id: string, fields: string[]][] };

export type SignUpNote = {
  ip: string;
  email: string;
  name: string;
  city: string;
  /** `waits`: accepted, and not sent when the stack was stopped. `none`: the address had received a mail just before. */
  mail: 'sent' | 'waits' | 'refused' | 'none';
};
export type GuestNote = { ip: string; seeds: string[] };
export type ReportNote = { ip: string; placeId: string; reason: 'closed' | 'hours' };

/** Somebody with an account, and the address that they call from. */
export type AccountNote = { ip: string; username: string; email: string; password: string };

/** Cookies by name. */
export type CookieNote = Record<string, string>;

/** What people with an account know. */
export type AccountNotes = {
  /** Has verified the address and logged in: full session, and device. */
  signedIn: AccountNote & { cookies: CookieNote };
  /** Has a pending session and has asked to pay with it. `token`: of the verification mail, not followed yet. */
  unverified: AccountNote & { cookies: CookieNote; token: string };
  /** Has verified the address. `token`: of the mail for a reset, not used yet. */
  forgetful: AccountNote & { token: string };
  /** Their mails had not been sent when the stack was stopped. */
  waiting: (AccountNote & { mail: 'verification' | 'reset' })[];
  /** Has used up the failed logins of an address. */
  guesser: { ip: string };
};

/** What the visitors of the run know, and expect of the next version. */
export type DumpNotes = {
  /** A `cookie` header by kind of visitor. */
  /** Earlier versions had fewer kinds of callers. */
  cookies: Record<Exclude<Caller, 'proving'>, string>;
  signUps: SignUpNote[];
  /** Each seed is one counted search. */
  guests: { usedUp: GuestNote; halfway: GuestNote };
  reports: ReportNote[];
  /** Missing in dumps of versions that had no accounts. */
  accounts?: AccountNotes;
};

/** Everything that a stack stores, at one moment. */
export type Dump = {
  format: 1;
  name: string;
  /** ISO, UTC; restoring shifts times relative to it. */
  takenAt: string;
  /** By database, by collection. */
  mongodb: Record<string, Record<string, DumpedCollection>>;
  redis: DumpedKey[];
  /** Text files of the data folder by path: the secrets that hashes and signatures depend on. */
  files: Record<string, string>;
  notes: DumpNotes;
};
