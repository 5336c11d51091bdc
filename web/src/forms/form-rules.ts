import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '../api/error-message.js';

type Issue = { path: readonly PropertyKey[]; message: string };

/** What a form uses of a zod schema. */
type Schema<Request> = {
  safeParse: (values: unknown) => { success: true; data: Request } | { success: false; error: { issues: readonly Issue[] } };
};

type Outcome<Reply> = { data: Reply; error?: undefined } | { data?: undefined; error: ApiError | SerializedError };

/** What a form follows. It comes late and as a whole: schemas and calls are of no use to somebody who only reads the page. */
export type FormRules<Request, Reply> = {
  schema: Schema<Request>;
  /** What is checked, out of the fields; without it all of them, by their names. */
  read?: (fields: FormData) => unknown;
  send: (request: Request) => PromiseLike<Outcome<Reply>>;
};
