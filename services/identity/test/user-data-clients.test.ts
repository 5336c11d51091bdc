import { userDataServices } from '@city-genie/contracts/internal/user-data';
import type { InternalClient } from '@city-genie/service-kit/calls/internal-client';
import { ServiceRefusal } from '@city-genie/service-kit/calls/service-refusal';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { stubClient } from '@city-genie/service-kit/testing/stub-client';
import { describe, expect, it } from 'vitest';
import { createUserDataClients } from '../src/user-data/user-data-clients.js';

const logger = createLogger('test', 'silent');
const userId = '64b000000000000000000001';
const email = 'ada@example.org';
const done = async (): Promise<unknown> => ({ isDone: true });
const away = () => Promise.reject(new Error('away'));
const refused = () => Promise.reject(new ServiceRefusal('billing', 404, 'not_found'));

/** The services, each answering as it is said, else with `otherwise`, and a note of what they were asked. */
function clientsOf(otherwise: () => Promise<unknown>, answers: Partial<Record<string, () => Promise<unknown>>> = {}) {
  const asked: unknown[] = [];
  const clientOf = (name: string): InternalClient =>
    stubClient((input) => {
      asked.push([name, input]);
      return (answers[name] ?? otherwise)();
    });
  const [billing, waitlist, recommendations, mailer] = [
    clientOf('billing'),
    clientOf('waitlist'),
    clientOf('recommendations'),
    clientOf('mailer'),
  ];
  const clients = { billing, waitlist, recommendations, mailer };
  return { asked, clients: createUserDataClients({ clients, settling: clientOf('settling'), logger }) };
}

describe('eraseAll', () => {
  it('asks every service by id and address, and has nothing left when all are done', async () => {
    const { asked, clients } = clientsOf(done);
    expect(await clients.eraseAll(userId, email)).toEqual([]);
    expect(asked).toEqual(userDataServices.map((name) => [name, { params: { id: userId }, body: { email } }]));
  });

  it('names no address where the user has verified none', async () => {
    const { asked, clients } = clientsOf(done);
    await clients.eraseAll(userId, undefined);
    expect(asked).toEqual(userDataServices.map((name) => [name, { params: { id: userId }, body: {} }]));
  });

  it.each([
    ['is away', away],
    ['refuses', refused],
    ['isn’t done', async () => ({ isDone: false })],
    ['answers something else', async () => ({ isDone: 'yes' })],
  ])('names a service that %s, and asks the others all the same', async (_case, answer) => {
    const { asked, clients } = clientsOf(done, { billing: answer, recommendations: answer });
    expect(await clients.eraseAll(userId, email)).toEqual(['billing', 'recommendations']);
    expect(asked).toHaveLength(userDataServices.length);
  });
});

describe('exportAll', () => {
  it('gives what each service knows', async () => {
    const data = { subscription: { plan: 'yearly' } };
    const { clients } = clientsOf(async () => ({ data: {} }), { billing: async () => ({ data }) });
    expect(await clients.exportAll(userId, email)).toEqual({ billing: data, waitlist: {}, recommendations: {}, mailer: {} });
  });

  it.each([
    ['is away', away],
    ['refuses', refused],
  ])('is a 503 when a service %s, and never a part of it', async (_case, answer) => {
    const { clients } = clientsOf(async () => ({ data: {} }), { waitlist: answer });
    await expect(clients.exportAll(userId, email)).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});

describe('settle', () => {
  it('asks billing, with more time than the other calls have', async () => {
    const { asked, clients } = clientsOf(away, { settling: async () => ({ isSettled: true }) });
    await clients.settle(userId);
    expect(asked).toEqual([['settling', { params: { id: userId } }]]);
  });

  it.each([
    ['is away', away],
    ['refuses', refused],
    ['says anything else', async () => ({ isSettled: false })],
  ])('is a 503 when billing %s', async (_case, answer) => {
    const { clients } = clientsOf(done, { settling: answer });
    await expect(clients.settle(userId)).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});
