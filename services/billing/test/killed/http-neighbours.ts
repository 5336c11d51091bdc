import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Clock } from '@city-genie/service-kit/clock';
import { signedHeaders } from '@city-genie/service-kit/testing/signed-caller';
import { z } from 'zod';

async function listen(answer: RequestListener) {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

const told = z.object({ revision: z.number(), entitledUntil: z.number().nullable() });
export type Told = z.infer<typeof told>;

/** Identity, as far as billing knows it: everybody has a mailbox, and it keeps the newest of what it is told. */
export async function startIdentity() {
  const known = new Map<string, Told>();
  const server = await listen(async (request, response) => {
    const [, , , id = '', call] = (request.url ?? '').split('/');
    const body = await text(request);
    if (call === 'subscription') {
      const news = told.parse(JSON.parse(body));
      const before = known.get(id);
      known.set(id, before !== undefined && before.revision > news.revision ? before : news);
    }
    const contact = { to: `${id}@example.org`, firstName: 'Ada', lastName: 'Lovelace', username: 'ada', isVerified: true };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(call === 'contact' ? { contact } : { isKnown: true }));
  });
  return { ...server, known };
}

const webhookUrl = '/api/webhooks/stripe';

/** The gateway, as far as Stripe knows it: brings events to the billing that runs; while none does, the way is cut. */
export async function startDoor(clock: Clock, billingUrl: () => string) {
  const { url, close } = await listen(async (request, response) => {
    const body = await text(request);
    const signature = String(request.headers['stripe-signature']);
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': signature,
      ...signedHeaders('billing', 'POST', webhookUrl, { clock }),
    };
    await fetch(`${billingUrl()}${webhookUrl}`, { method: 'POST', headers, body }).then(
      async (reply) => response.writeHead(reply.status).end(await reply.text()),
      () => response.destroy(),
    );
  });
  return { url: `${url}${webhookUrl}`, close };
}
