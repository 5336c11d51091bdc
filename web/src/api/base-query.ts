import { type BaseQueryFn, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { type ApiError, replyError } from './error-message.js';

/** Pages are prerendered where there is no location; no call is made there. */
const baseUrl = typeof location === 'undefined' ? 'http://prerender.invalid' : location.origin;

const fetchText = fetchBaseQuery({ baseUrl, credentials: 'same-origin', timeout: 15_000, responseHandler: 'text' });

/** JSON in, JSON out; failures become `ApiError`. Never retried. */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiError> = async (args, api, extra) => {
  const { data, error, meta } = await fetchText({ ...args, headers: { accept: 'application/json' } }, api, extra);
  if (error) {
    return typeof error.status === 'number'
      ? { error: replyError(error.status, meta?.response?.statusText ?? '', String(error.data ?? '')) }
      : { error: { status: 0, error: error.error } };
  }
  try {
    return { data: JSON.parse(String(data)) };
  } catch (cause) {
    return { error: { status: 0, error: `reply is no JSON: ${String(cause)}` } };
  }
};
