import type { Asker } from './tile.js';

/** Work that waits for its turn. */
export type FairTurns = {
  /**
   * Does the work when the turn of its asker has come. Who leaves before that is waited for no more; what has begun goes on.
   * @throws Error when too many wait; the reason of the signal when the asker has left; else what the work throws
   */
  run<T>(asker: Asker, work: () => Promise<T>): Promise<T>;
};

export type TurnLimits = {
  atOnce: number;
  /** Of these, one client has at most so many: the others are free for somebody else at once. */
  ofOneClient: number;
  /** Of all clients together. */
  waiting: number;
};

/** Clients take turns, however much each of them wants. */
export function createFairTurns({ atOnce, ofOneClient, waiting }: TurnLimits): FairTurns {
  /** What waits, by client; whose turn was last stands at the end. */
  const lines = new Map<string, Set<() => void>>();
  /** Whose work is being done; a few, and a client may be there more than once. */
  const underWay: string[] = [];

  function beginNext(): void {
    for (const [client, line] of lines) {
      const [begin] = line;
      const mayBegin = underWay.length < atOnce && underWay.filter((one) => one === client).length < ofOneClient;
      if (begin !== undefined && mayBegin) {
        // Behind the others, and so looked at once more in this loop.
        lines.delete(client);
        lines.set(client, line);
        begin();
      }
    }
  }

  function turnOf({ client, signal }: Asker): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      if ([...lines.values()].reduce((sum, { size }) => sum + size, 0) >= waiting) {
        throw new Error('too many wait for their turn');
      }
      const line = lines.get(client) ?? new Set();
      const leaveLine = () => {
        signal.removeEventListener('abort', goAway);
        line.delete(begin);
        if (line.size === 0) {
          lines.delete(client);
        }
      };
      const begin = () => {
        leaveLine();
        underWay.push(client);
        resolve();
      };
      const goAway = () => {
        leaveLine();
        reject(signal.reason);
      };
      signal.addEventListener('abort', goAway);
      lines.set(client, line.add(begin));
      beginNext();
    });
  }

  return {
    async run(asker, work) {
      await turnOf(asker);
      try {
        return await work();
      } finally {
        underWay.splice(underWay.indexOf(asker.client), 1);
        beginNext();
      }
    },
  };
}
