import { randomBytes } from 'node:crypto';
import { StackError } from '@city-genie/local-stack/processes/stack-error';
import type { RunningStack } from '@city-genie/local-stack/stack/start-stack';
import mongoose from 'mongoose';
import { z } from 'zod';
import { type Bench, type BenchOptions, openBench } from './bench.js';
import { cpuBetween, readCpu } from './cpu-meter.js';
import { measures } from './measures.js';
import { measured, type Row } from './row.js';
import { median, p99 } from './statistics.js';
import { type Message, type Replies, sendSteadily, signedEvent } from './webhook-load.js';

export const webhookMeasures = [measures.webhookWait, measures.webhookOverEmpty];

const perSecond = 200;
const seconds = 30;
/** Of requests that are refused at once, to compare with. */
const emptySeconds = 10;
const customers = 20;
const slowMs = 3000;
const slowCall = 'GET /v1/subscriptions';
const secret = 'whsec_of_the_bench';

type Site = Pick<RunningStack, 'url' | 'mongodbUri' | 'stripeUrl'>;

/** What was felt: the waits for replies to events and to empty requests, in ms, and others' share of the machine. */
export type WebhookRound = { waitsMs: readonly number[]; emptyWaitsMs: readonly number[]; foreignLoads: readonly number[] };

/** P22: how soon Stripe is answered while it answers slowly itself, and that each event is noted once. On a stack of its own that sells. */
export async function benchWebhooks(options: BenchOptions): Promise<Row[]> {
  const bench = await openBench(options, { withTestPayments: true, env: { STRIPE_WEBHOOK_SECRET: secret } });
  try {
    bench.report(`P22: ${perSecond} events a second for ${seconds} s, while Stripe takes ${slowMs / 1000} s for each answer`);
    const ids = await sellTo(bench.stack);
    const empty = await sampled(bench, emptyMessages(), 400);
    const prefix = randomBytes(4).toString('hex');
    const events = await sampled(bench, eventMessages(ids, prefix), 200);
    await requireLedger(bench.stack, prefix);
    await requireSlowness(bench.stack);
    const foreignLoads = [empty.foreignLoad, events.foreignLoad];
    return webhookRows({ waitsMs: events.waitsMs, emptyWaitsMs: empty.waitsMs, foreignLoads });
  } finally {
    await bench.close();
  }
}

const emptyMessages = (): Message[] => Array.from({ length: perSecond * emptySeconds }, () => ({ body: '', headers: {} }));

const eventIdOf = (prefix: string, index: number): string => `evt_bench_${prefix}_${index}`;

/** Signatures are good for five minutes. */
function eventMessages(ids: readonly string[], prefix: string): Message[] {
  const now = Math.floor(Date.now() / 1000);
  return Array.from({ length: perSecond * seconds }, (_, index) =>
    signedEvent(eventIdOf(prefix, index), ids[index % ids.length] ?? '', secret, now),
  );
}

/** @throws StackError when any reply has another status */
async function sampled(bench: Bench, messages: readonly Message[], status: number) {
  const before = readCpu(bench.processes());
  const replies = await sendSteadily(`${bench.stack.url}/api/webhooks/stripe`, messages, perSecond, bench.signal);
  const { foreignLoad } = cpuBetween(before, readCpu(bench.processes()));
  return { waitsMs: waitsOf(replies, status), foreignLoad };
}

/** @throws StackError when any reply has another status than this one */
export function waitsOf(replies: Replies, status: number): readonly number[] {
  const others = [...replies].filter(([other]) => other !== status);
  if (others.length > 0) {
    throw new StackError(
      `The webhook answered ${others.map(([other, waits]) => `${waits.length} × ${other}`).join(', ')} instead of ${status}`,
    );
  }
  return replies.get(status) ?? [];
}

async function tell(url: string, act: string, body: unknown): Promise<void> {
  const reply = await fetch(`${url}/_control/${act}`, { method: 'POST', body: JSON.stringify(body) });
  if (!reply.ok) {
    throw new StackError(`The stand-in for Stripe refuses ${act}: ${await reply.text()}`);
  }
}

const customer = z.object({ id: z.string() });

/** Makes customers whose subscriptions have to be read, slowly. @returns their ids */
async function sellTo({ stripeUrl = '', mongodbUri }: Site): Promise<string[]> {
  await tell(stripeUrl, 'webhooks', null);
  const ids: string[] = [];
  for (let count = 0; count < customers; count += 1) {
    const reply = await fetch(`${stripeUrl}/v1/customers`, { method: 'POST', headers: { authorization: 'Bearer sk_test_simulated' } });
    ids.push(customer.parse(await reply.json()).id);
  }
  await inBilling(mongodbUri, async (connection) => {
    const counts = { readings: 0, touches: 0, revision: 0 };
    const rows = ids.map((id) => ({ ...counts, customers: [{ environment: 'simulated', id }], consents: [], createdAt: new Date() }));
    const payers = connection.collection<{ _id: string }>('payers');
    await payers.insertMany(rows.map((row) => ({ ...row, _id: randomBytes(12).toString('hex') })));
  });
  await tell(stripeUrl, 'faults', { next: [{ match: slowCall, kind: 'latency', ms: slowMs, times: perSecond * seconds }] });
  return ids;
}

/** @throws StackError when an event isn't in the ledger, or not once */
async function requireLedger({ mongodbUri }: Site, prefix: string): Promise<void> {
  const found = await inBilling(mongodbUri, (connection) =>
    connection
      .collection<{ _id: string }>('payment_events')
      .find({ _id: { $regex: `^evt_bench_${prefix}_` } })
      .toArray(),
  );
  const wanted = new Set(Array.from({ length: perSecond * seconds }, (_, index) => eventIdOf(prefix, index)));
  const strangers = found.filter(({ _id }) => !wanted.has(_id));
  if (found.length !== wanted.size || strangers.length > 0) {
    throw new StackError(`Of ${wanted.size} events that were answered with 200, ${found.length - strangers.length} were noted`);
  }
}

const calls = z.array(z.object({ method: z.string(), path: z.string() }));

/** @throws StackError when billing asked nothing meanwhile that was answered slowly */
async function requireSlowness({ stripeUrl }: Site): Promise<void> {
  const made = calls.parse(await (await fetch(`${stripeUrl}/_calls`)).json());
  if (!made.some(({ method, path }) => `${method} ${path}` === slowCall)) {
    throw new StackError(`Billing made no ${slowCall}, so nothing was slow`);
  }
}

async function inBilling<T>(mongodbUri: string, act: (connection: mongoose.Connection) => Promise<T>): Promise<T> {
  const connection = await mongoose.createConnection(mongodbUri, { dbName: 'billing' }).asPromise();
  try {
    return await act(connection);
  } finally {
    await connection.close();
  }
}

export function webhookRows({ waitsMs, emptyWaitsMs, foreignLoads }: WebhookRound): Row[] {
  const figures = (waits: readonly number[]) =>
    `p50 ${median(waits).toFixed(1)} ms, p99 ${p99(waits).toFixed(1)} ms, longest ${Math.max(...waits).toFixed(0)} ms`;
  const remark = `${waitsMs.length} events: ${figures(waitsMs)}, each noted once; ${emptyWaitsMs.length} empty requests: ${figures(emptyWaitsMs)}`;
  return [
    measured(measures.webhookWait, [p99(waitsMs)], { foreignLoads, remark }),
    measured(measures.webhookOverEmpty, [median(waitsMs) / median(emptyWaitsMs)], { foreignLoads }),
  ];
}
