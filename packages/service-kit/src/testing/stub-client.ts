import type { Route, RouteReply } from '@city-genie/contracts/route';
import { parse } from 'zod/v4/core';
import type { CallInput, InternalClient } from '../calls/internal-client.js';

/** A client whose calls `answer` answers, with a reply that the route's schema accepts. */
export function stubClient(answer: (input: { body?: unknown }) => Promise<unknown>): InternalClient {
  function call<T extends Route>(route: T, input: CallInput<T>): Promise<RouteReply<T>>;
  async function call({ reply }: Route, input: { body?: unknown }): Promise<unknown> {
    const answered = await answer(input);
    return reply && parse(reply, answered);
  }
  return { call };
}
