import type { Caller } from '@city-genie/test-kit/sessions';

/** One MongoDB collection: documents and options as canonical EJSON, so that every type survives. */
export type DumpedCollection = { options: EjsonDocument; indexes: DumpedIndex[]; documents: EjsonDocument[] };
export type EjsonDocument = { [field: string]: unknown };
/** All but the one of `_id`, which every collection has. */
export type DumpedIndex = { name: string; key: Record<string, 1 | -1>; [option: string]: unknown };

/** One Redis key with its value by type: what `DUMP` gives is bound to a version of Redis. `ttlMs` is null for a key that stays. */
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
  /** `waits`: accepted, and not sent when the stack was stopped. `none`: the address had a mail a moment before. */
  mail: 'sent' | 'waits' | 'refused' | 'none';
};
export type GuestNote = { ip: string; seeds: string[] };
export type ReportNote = { ip: string; placeId: string; reason: 'closed' | 'hours' };

/** What the visitors of the run know, and what they may expect of the next version. */
export type DumpNotes = {
  /** A `cookie` header by kind of visitor. */
  cookies: Record<Caller, string>;
  signUps: SignUpNote[];
  /** Each seed is one counted search. */
  guests: { usedUp: GuestNote; halfway: GuestNote };
  reports: ReportNote[];
};

/** Everything that a stack keeps, at one moment. */
export type Dump = {
  format: 1;
  name: string;
  /** ISO, UTC: what restoring counts times from. */
  takenAt: string;
  /** By database, by collection. */
  mongodb: Record<string, Record<string, DumpedCollection>>;
  redis: DumpedKey[];
  /** Text files of the data folder by path: the secrets without which hashes and signatures would be others. */
  files: Record<string, string>;
  notes: DumpNotes;
};
