import { type Reply, refusalReply } from './reply.js';

/** The replies to requests that carried an `Idempotency-Key`. */
export type Idempotency = {
  /**
   * Does `act` once for each key; the same request again gets the same reply, also while the first one is still being answered. Another
   * request with the key is refused with 400.
   */
  once: (key: string, request: string, act: () => Promise<Reply>) => Promise<Reply>;
  reset: () => void;
};

export function createIdempotency(): Idempotency {
  const replies = new Map<string, { request: string; reply: Promise<Reply> }>();
  return {
    once: async (key, request, act) => {
      const former = replies.get(key);
      if (former === undefined) {
        const reply = act();
        replies.set(key, { request, reply });
        return reply;
      }
      if (former.request !== request) {
        return refusalReply(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      }
      const reply = await former.reply;
      return { ...reply, headers: { ...reply.headers, 'idempotent-replayed': 'true' } };
    },
    reset: () => replies.clear(),
  };
}
