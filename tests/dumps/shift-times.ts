import type { Dump, DumpedKey, EjsonDocument } from './dump-format.js';

const dayMs = 86_400_000;
const dayText = /^\d{4}-\d{2}-\d{2}$/;

/** BullMQ stores the moment of a delayed job in the upper bits of its score, and a counter in the lower twelve. */
const delayedScale = 4096;
/** Epoch milliseconds in a job. */
const jobMoments = ['timestamp', 'processedOn', 'finishedOn'];
/** Epoch seconds in a message of ours. */
const messageExpiries = ['expiresAt', 'tokenExpiresAt'];

/**
 * The dump as if it had been taken at `nowMs`: moments move by the elapsed time, days (UTC) by the elapsed days. So a session with an hour
 * left still has an hour left, and guests counted today are still counted today. The elapsed time is cut to whole seconds, which is what
 * links count in.
 *
 * Moved are: MongoDB dates, texts and parts of Redis keys that consist of a day, the moments of BullMQ's jobs, and the expiries in our
 * messages, wherever they wait. Not moved are: other numbers in documents (a fixture's `entitledUntil` lies in the far future), texts with
 * more than a day, and BullMQ's stream of past events. A time to live continues at the restore with its remainder; for a key with a day it
 * ends with that day.
 */
export function shiftTimes(dump: Dump, nowMs: number): Dump {
  const takenAtMs = Date.parse(dump.takenAt);
  const by: Shift = { ms: Math.floor((nowMs - takenAtMs) / 1000) * 1000, days: Math.floor(nowMs / dayMs) - Math.floor(takenAtMs / dayMs) };
  return {
    ...dump,
    takenAt: new Date(nowMs).toISOString(),
    mongodb: Object.fromEntries(
      Object.entries(dump.mongodb).map(([database, collections]) => [
        database,
        Object.fromEntries(
          Object.entries(collections).map(([name, collection]) => [
            name,
            { ...collection, documents: collection.documents.map((document) => shiftDocument(document, by)) },
          ]),
        ),
      ]),
    ),
    redis: dump.redis.map((key) => shiftKey(key, by)),
  };
}

type Shift = { ms: number; days: number };

function shiftDocument(document: EjsonDocument, by: Shift): EjsonDocument {
  return Object.fromEntries(
    Object.entries(document).map(([field, value]) => [
      field,
      messageExpiries.includes(field) ? shiftExpiry(value, by) : shiftValue(value, by),
    ]),
  );
}

/** An expiry in epoch seconds, as canonical EJSON; a date of the same name is moved as every date is. */
function shiftExpiry(value: unknown, by: Shift): unknown {
  if (typeof value !== 'object' || value === null || isDate(value)) {
    return shiftValue(value, by);
  }
  return Object.fromEntries(Object.entries(value).map(([type, number]) => [type, add(String(number), by.ms / 1000)]));
}

function shiftValue(value: unknown, by: Shift): unknown {
  if (typeof value === 'string') {
    return shiftDay(value, by);
  }
  if (Array.isArray(value)) {
    return value.map((item) => shiftValue(item, by));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return isDate(value) ? { $date: { $numberLong: add(value.$date.$numberLong, by.ms) } } : shiftDocument({ ...value }, by);
}

/** A date in canonical EJSON. */
type EjsonDate = { $date: { $numberLong: string } };

function isDate(value: object): value is EjsonDate {
  return '$date' in value;
}

function shiftKey(dumped: DumpedKey, by: Shift): DumpedKey {
  const key = dumped.key
    .split(':')
    .map((part) => shiftDay(part, by))
    .join(':');
  if (!key.startsWith('bull:')) {
    const isOfADay = dumped.key.split(':').some((part) => dayText.test(part));
    const ttlMs = dumped.ttlMs !== null && isOfADay ? dumped.ttlMs + by.days * dayMs - by.ms : dumped.ttlMs;
    return { ...dumped, key, ttlMs };
  }
  if (dumped.type === 'hash') {
    return { ...dumped, key, value: mapTexts(dumped.value, (text, field) => shiftJobField(text, field, by)) };
  }
  if (dumped.type === 'zset' && /:(delayed|failed|completed)$/.test(key)) {
    const scale = key.endsWith(':delayed') ? delayedScale : 1;
    return { ...dumped, key, value: mapTexts(dumped.value, (score) => add(score, by.ms * scale)) };
  }
  return { ...dumped, key };
}

function shiftJobField(text: string, field: string, by: Shift): string {
  if (field !== 'data') {
    return jobMoments.includes(field) ? add(text, by.ms) : text;
  }
  const message: { [field: string]: unknown } = JSON.parse(text);
  const expiries = messageExpiries.flatMap((name) => (typeof message[name] === 'number' ? [[name, message[name] + by.ms / 1000]] : []));
  return JSON.stringify({ ...message, ...Object.fromEntries(expiries) });
}

type Pair = [name: string, text: string];

function mapTexts(pairs: readonly Pair[], change: (text: string, name: string) => string): Pair[] {
  return pairs.map(([name, text]) => [name, change(text, name)]);
}

function shiftDay(text: string, by: Shift): string {
  return dayText.test(text) ? new Date(Date.parse(text) + by.days * dayMs).toISOString().slice(0, 10) : text;
}

function add(number: string, more: number): string {
  return String(Number(number) + more);
}
