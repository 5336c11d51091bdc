import type { Readable } from 'node:stream';

/** What a service replied: whole, or, when it is large, as a stream. */
export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; content: Buffer | Readable };
