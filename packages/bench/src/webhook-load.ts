import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** One message to the address of the webhook. */
export type Message = { body: string; headers: Readonly<Record<string, string>> };

/** How long each reply took, in ms from the moment at which its message was due, by the replies' statuses; 0: none came. */
export type Replies = ReadonlyMap<number, readonly number[]>;

const connections = 64;
const timeoutMs = 30_000;
/** As long as Stripe's own. */
const filling = 'x'.repeat(3000);

/** An event about an invoice of a customer, as Stripe would sign it. @param signedAt epoch seconds */
export function signedEvent(id: string, customer: string, secret: string, signedAt: number): Message {
  const object = { id: `in_${id}`, object: 'invoice', customer, metadata: { filling } };
  const body = JSON.stringify({ id, object: 'event', type: 'invoice.updated', created: signedAt, livemode: false, data: { object } });
  const signature = createHmac('sha256', secret).update(`${signedAt}.${body}`).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${signedAt},v1=${signature}` } };
}

/** Sends messages at a steady rate, however long the replies take, and waits for all of them. */
export async function sendSteadily(url: string, messages: readonly Message[], perSecond: number, signal: AbortSignal): Promise<Replies> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const replies = new Map<number, number[]>();
  const sent: Promise<void>[] = [];
  const startMs = performance.now();
  try {
    for (const [index, message] of messages.entries()) {
      const dueMs = startMs + (index * 1000) / perSecond;
      await delay(Math.max(0, dueMs - performance.now()), undefined, { signal });
      sent.push(
        send(url, agent, message).then((status) => {
          const waits = replies.get(status) ?? [];
          waits.push(performance.now() - dueMs);
          replies.set(status, waits);
        }),
      );
    }
    await Promise.all(sent);
    return replies;
  } finally {
    agent.destroy();
  }
}

function send(url: string, agent: Agent, { body, headers }: Message): Promise<number> {
  return new Promise((resolve) => {
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const sending = request(url, { method: 'POST', agent, headers: { ...headers, ...length }, timeout: timeoutMs }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', () => resolve(0));
    });
    sending.once('timeout', () => sending.destroy());
    sending.once('error', () => resolve(0));
    sending.end(body);
  });
}
