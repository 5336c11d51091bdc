import { type Dispatcher, Pool } from 'undici';

/** Requests beyond this would time out before they got a connection. */
const maxWaiting = 128;

/** keepAliveTimeout is shorter than the services', so that no request goes out on a connection that is being closed. */
const poolOptions = { connections: 64, pipelining: 1, keepAliveTimeout: 30_000, connect: { timeout: 1000 } };

export type PoolRequest = Omit<Dispatcher.RequestOptions, 'origin'>;

/** The connections to one service, shared by everything in this process that calls it. */
export type ServicePool = {
  /**
   * @throws Error when the service is unreachable, when too many requests already wait for a connection, or when the request's signal
   * aborts
   */
  request(options: PoolRequest): Promise<Dispatcher.ResponseData>;
  /** Number of requests that wait for a connection. */
  waiting(): number;
  close(): Promise<void>;
};

export function openServicePool(baseUrl: string): ServicePool {
  const pool = new Pool(baseUrl, poolOptions);
  return {
    async request(options) {
      if (pool.stats.queued >= maxWaiting) {
        throw new Error('too many wait for a connection to this service');
      }
      return await pool.request(options);
    },
    waiting: () => pool.stats.queued,
    close: () => pool.destroy(),
  };
}
