import type { InternalClient } from '@city-genie/service-kit/calls/internal-client';
import { ServiceRefusal } from '@city-genie/service-kit/calls/service-refusal';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { stubClient } from '@city-genie/service-kit/testing/stub-client';
import { describe, expect, it } from 'vitest';
import { createUserDataClients } from '../src/user-data/user-data-clients.js';

const logger = createLogger('test', 'silent');
const userId = '64b000000000000000000001';
const email = 'ada@example.org';
const done = async (): Promise<unknown> => ({ erased: [userId] });
const away = () => Promise.reject(new Error('away'));
const refused = () => Promise.reject(new ServiceRefusal('billing', 404, 'not_found'));

type Answer = (body: unknown) => Promise<unknown>;

/** The services, each answering as it is said, else with `otherwise`, and a note of what they were asked. */
function clientsOf(otherwise: Answer, answers: Partial<Record<string, Answer>> = {}) {
  const asked: unknown[] = [];
  const clientOf = (name: string): InternalClient =>
    stubClient((input) => {
      asked.push([name, input]);
      return (answers[name] ?? otherwise)(input.body);
    });
  const clientsFor = (work = '') => ({
    billing: clientOf(`${work}billing`),
    waitlist: clientOf(`${work}waitlist`),
    recommendations: clientOf(`${work}recommendations`),
    mailer: clientOf(`${work}mailer`),
  });
  const settling = clientOf('settling');
  return { asked, clients: createUserDataClients({ clients: clientsFor(), erasing: clientsFor('erasing '), settling, logger }) };
}

describe('erase', () => {
  const [grace, tim] = ['64b000000000000000000002', '64b000000000000000000003'] as const;
  const users = [{ id: userId, email }, { id: grace }, { id: tim }];

  it('asks a service once for all users, with more time than the other calls have, and tells who is done', async () => {
    const { asked, clients } = clientsOf(away, { 'erasing waitlist': async () => ({ erased: [userId, tim] }) });
    expect(await clients.erase('waitlist', users)).toEqual(new Set([userId, tim]));
    expect(asked).toEqual([['erasing waitlist', { params: {}, body: { users } }]]);
  });

  it.each([
    ['is away', away],
    ['answers something else', async () => ({ erased: 'all' })],
  ])('throws when the service %s', async (_case, answer) => {
    const { asked, clients } = clientsOf(answer);
    await expect(clients.erase('billing', users)).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });

  it('asks for each alone when the service refuses, so that one whom it refuses keeps nobody else', async () => {
    const refusesGrace: Answer = (body) => (JSON.stringify(body).includes(grace) ? refused() : Promise.resolve({ erased: [userId, tim] }));
    const { asked, clients } = clientsOf(refusesGrace);
    expect(await clients.erase('billing', users)).toEqual(new Set([userId, tim]));
    expect(asked).toHaveLength(4);
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
