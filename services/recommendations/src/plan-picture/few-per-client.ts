import { AppError, fixedMessages } from '@city-genie/service-kit/errors';

/** @throws AppError 503 when this client has as many under way already; else what the work throws */
export type FewPerClient = <T>(client: string, work: () => Promise<T>) => Promise<T>;

/** Does work at once, but no more than `most` of a client: it counts until the work has ended, whether or not anybody still waits for it. */
export function fewPerClient(most: number): FewPerClient {
  const underWay = new Map<string, number>();
  return async (client, work) => {
    const before = underWay.get(client) ?? 0;
    if (before >= most) {
      throw new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 1 });
    }
    underWay.set(client, before + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(client) ?? 1) - 1;
      if (left > 0) {
        underWay.set(client, left);
      } else {
        underWay.delete(client);
      }
    }
  };
}
