import { Agent, get } from 'node:http';
import { freePorts } from '@city-genie/local-stack/processes/free-port';
import type { Bench } from './bench.js';
import { measures } from './measures.js';
import { peerSpec } from './peers/peer-spec.js';
import { measured, type Row } from './row.js';
import { inTurn, median } from './statistics.js';

export const enqueueMeasures = [measures.enqueueTime, measures.enqueueOverPing];

const handlers = ['nothing', 'ping', 'enqueue'] as const;

/** The median milliseconds of each handler's replies in one round. */
export type Waits = Readonly<Record<(typeof handlers)[number], number>>;

const warmUpRequests = 2000;
const requestsOfEach = 1000;

/** P11: what it adds to a handler that it hands a mail over, beside a PING of Redis, one request at a time. */
export async function benchEnqueue(bench: Bench): Promise<Row[]> {
  bench.report('P11: handing a mail over');
  const [port = 0] = await freePorts(1);
  await bench.start(peerSpec('queue-handlers', port, { REDIS_URL: bench.stack.redisUrl }));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const medianOf = (handler: (typeof handlers)[number], requests: number) =>
    medianWaitMs(`http://127.0.0.1:${port}/${handler}`, agent, requests);
  const rounds: Waits[] = [];
  try {
    for (const handler of handlers) {
      await medianOf(handler, warmUpRequests);
    }
    for (let round = 0; round < bench.rounds; round += 1) {
      const waits = { nothing: 0, ping: 0, enqueue: 0 };
      for (const handler of inTurn(handlers, round)) {
        waits[handler] = await medianOf(handler, requestsOfEach);
      }
      rounds.push(waits);
    }
  } finally {
    agent.destroy();
  }
  return enqueueRows(rounds);
}

async function medianWaitMs(url: string, agent: Agent, requests: number): Promise<number> {
  const waits: number[] = [];
  for (let sent = 0; sent < requests; sent += 1) {
    const startMs = performance.now();
    await answered(url, agent);
    waits.push(performance.now() - startMs);
  }
  return median(waits);
}

function answered(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}`))));
    }).once('error', reject);
  });
}

export function enqueueRows(rounds: readonly Waits[]): Row[] {
  const middle = (handler: (typeof handlers)[number]): string => median(rounds.map((waits) => waits[handler])).toFixed(3);
  const remark = `median replies: no work ${middle('nothing')} ms, PING ${middle('ping')} ms, a mail ${middle('enqueue')} ms`;
  return [
    measured(
      measures.enqueueTime,
      rounds.map(({ nothing, enqueue }) => enqueue - nothing),
      { remark },
    ),
    measured(
      measures.enqueueOverPing,
      rounds.map(({ nothing, ping, enqueue }) => (enqueue - nothing) / (ping - nothing)),
    ),
  ];
}
