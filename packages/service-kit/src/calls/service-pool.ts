import { type Dispatcher, Pool } from 'undici';

/** More would only wait for the end of somebody's patience. */
const mostWaiting = 128;

/** Kept for less time than a service keeps its connections, so that none is used that is being closed. */
const poolOptions = { connections: 64, pipelining: 1, keepAliveTimeout: 30_000, connect: { timeout: 1000 } };

export type Question = Omit<Dispatcher.RequestOptions, 'origin'>;

/** Connections to one service, whoever in this process asks it for what. */
export type ServicePool = {
  /** @throws Error when the service isn't there, when too many wait for a connection already, or when the signal of the question says so */
  request(question: Question): Promise<Dispatcher.ResponseData>;
  /** Requests that wait for a connection. */
  waiting(): number;
  close(): Promise<void>;
};

export function openServicePool(baseUrl: string): ServicePool {
  const pool = new Pool(baseUrl, poolOptions);
  return {
    async request(question) {
      if (pool.stats.queued >= mostWaiting) {
        throw new Error('too many wait for a connection to this service');
      }
      return await pool.request(question);
    },
    waiting: () => pool.stats.queued,
    close: () => pool.destroy(),
  };
}
