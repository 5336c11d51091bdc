import type { SerializedError, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '../api/error-message.js';

type Issue = { path: readonly PropertyKey[]; message: string };

/** The part of a zod schema that a form uses. */
type Schema<Request> = {
  safeParse: (values: unknown) => { success: true; data: Request } | { success: false; error: { issues: readonly Issue[] } };
};

/** The store's dispatch, as far as a form knows the store: it can start a call of the API. */
export type CallDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** What became of a call. */
export type CallOutcome<Reply> = { data: Reply; error?: undefined } | { data?: undefined; error: ApiError | SerializedError };

/**
 * What a form needs to be submitted. Loaded late and as a whole, because visitors who only read the page don't need schemas and
 * calls.
 */
export type FormRules<Request, Reply> = {
  schema: Schema<Request>;
  /** Reads the values to be validated from the fields; by default all fields by name. */
  read?: (fields: FormData) => unknown;
  /** `initiate` of the call's endpoint, dispatched. */
  send: (request: Request, dispatch: CallDispatch) => PromiseLike<CallOutcome<Reply>>;
};
