import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusals, refusedWith, startForAdmins, useServiceForAdmins } from './admin-fixture.js';

const louvre = 'paris-musee-du-louvre';
/** In the future, because MongoDB expires rows by its own clock. */
const start = '2090-03-01T10:00:00.000Z';
const later = '2090-03-01T11:00:00.000Z';
const clock = fixedClock(start);
const hourMs = 3_600_000;
const adminId = testCallers.admin.userId;
const { stores, service } = useServiceForAdmins(clock);

beforeEach(() => clock.set(start));

const report = (reason: string, ip?: string) => service().post(`/api/places/${louvre}/report`, { reason }, 'anonymous', ip);
const settle = (body: object, placeId = louvre) => service().post(`/api/admin/places/${placeId}/reports`, body);
const settledOf = async (body: object, placeId = louvre) => (await settle(body, placeId)).json().settled;
const audit = async (query = '') => (await service().get(`/api/admin/places/audit${query}`)).json();
const rows = () => stores().connection.collection('place_reports').find().sort({ createdAt: 1 }).toArray();
const statuses = async () => (await rows()).map(({ status }) => status);

describe('a decision about the reports of a place', () => {
  it('settles all that are open, says by whom and when, and is written down by ids', async () => {
    await report('closed');
    await report('hours');
    clock.advanceMs(hourMs);
    const reply = await settle({ outcome: 'done', until: start });
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, message: '2 reports are settled', settled: 2 }]);
    for (const row of await rows()) {
      expect(row).toMatchObject({ status: 'done', settledAt: new Date(later), settledBy: adminId, createdAt: new Date(start) });
    }
    expect(await audit()).toEqual({
      success: true,
      entries: [
        {
          id: expect.any(String),
          at: later,
          actor: { kind: 'user', id: adminId },
          action: 'place.report_settled',
          target: { kind: 'place', id: louvre },
          outcome: 'done',
          details: { outcome: 'done', reports: 2 },
          requestId: 'test-request',
        },
      ],
      next: null,
      actions: ['place.report_settled'],
    });
    expect((await service().get('/api/admin/places/reports')).json()).toMatchObject({ total: 0, places: [] });
  });

  it('is made once: repeated, or by two administrators at once, it settles nothing more', async () => {
    await report('closed');
    const other = await startForAdmins(stores(), clock);
    const replicas = [service(), other];
    const body = { outcome: 'keep', until: start };
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, at) => replicas[at % 2]?.post(`/api/admin/places/${louvre}/reports`, body)),
    );
    await other.stop();
    expect(replies.map((reply) => reply?.json().settled).sort()).toEqual([0, 0, 0, 0, 0, 1]);
    const again = await settle({ outcome: 'done', until: later });
    expect([again.statusCode, again.json()]).toEqual([200, { success: true, message: 'There was nothing left to decide', settled: 0 }]);
    expect([await statuses(), (await audit()).entries.length]).toEqual([['keep'], 1]);
  });

  it('leaves open what came after the moment that was decided about', async () => {
    await report('closed');
    clock.advanceMs(1);
    await report('hours');
    expect(await settledOf({ outcome: 'done', until: start })).toBe(1);
    expect(await statuses()).toEqual(['done', 'open']);
    const { places } = (await service().get('/api/admin/places/reports')).json();
    expect(places).toMatchObject([{ reports: 1, reasons: [{ reason: 'hours', count: 1 }] }]);
    expect(await settledOf({ outcome: 'keep', until: places[0].lastAt })).toBe(1);
    expect(await statuses()).toEqual(['done', 'keep']);
  });

  it('concerns one place alone', async () => {
    await report('closed');
    await service().post('/api/places/newyork-high-line/report', { reason: 'closed' }, 'anonymous');
    expect(await settledOf({ outcome: 'done', until: later })).toBe(1);
    expect((await service().get('/api/admin/places/reports')).json()).toMatchObject({ places: [{ placeId: 'newyork-high-line' }] });
  });

  it.each([1, 25 * hourMs])('lets the same visitor report the same again %i ms later', async (laterMs) => {
    await report('closed');
    await settle({ outcome: 'done', until: start });
    clock.advanceMs(laterMs);
    await report('closed');
    await report('closed');
    expect(await statuses()).toEqual(['done', 'open']);
  });

  it('of a place that has left the catalogue can be made, once it was reported', async () => {
    await report('closed');
    await stores()
      .connection.collection('place_reports')
      .updateMany({}, { $set: { placeId: 'paris-gone' } });
    expect([await settledOf({ outcome: 'done', until: start }, 'paris-gone')]).toEqual([1]);
    expect((await settle({ outcome: 'done', until: start }, 'paris-gone')).statusCode).toBe(200);
  });

  it('of a place that nobody has reported is none, of one that nobody knows a 404', async () => {
    expect(await settledOf({ outcome: 'done', until: start })).toBe(0);
    const unknown = await settle({ outcome: 'done', until: start }, 'paris-nowhere');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found']);
    expect((await audit()).entries).toEqual([]);
  });

  it.each([
    [{ outcome: 'open', until: start }, 'outcome'],
    [{ outcome: 'done', until: 'yesterday' }, 'until'],
    [{ outcome: 'done', until: { $gt: '' } }, 'until'],
    [{ outcome: 'done' }, 'until'],
  ])('refuses %j', async (body, field) => {
    await report('closed');
    const reply = await settle(body);
    expect([reply.statusCode, Object.keys(reply.json().fields), await statuses()]).toEqual([400, [field], ['open']]);
  });

  it('is for administrators, and so is the log of decisions', async () => {
    await report('closed');
    const body = { outcome: 'done', until: start };
    expect(await refusedWith((who) => service().post(`/api/admin/places/${louvre}/reports`, body, who))).toEqual(refusals);
    expect(await refusedWith((who) => service().get('/api/admin/places/audit', who))).toEqual(refusals);
    expect(await statuses()).toEqual(['open']);
  });

  it('is made wholly or not at all', async () => {
    await report('closed');
    const refuse = (validator: object) => stores().connection.db?.command({ collMod: 'audit_log', validator });
    await refuse({ action: 'nothing' });
    expect((await settle({ outcome: 'done', until: start })).statusCode).toBe(500);
    expect(await statuses()).toEqual(['open']);
    await refuse({});
    expect(await settledOf({ outcome: 'done', until: start })).toBe(1);
  });

  it('is a 503 while MongoDB is away, and can be repeated', async () => {
    await report('closed');
    await stores().mongoProxy.cut();
    expect((await settle({ outcome: 'done', until: start })).statusCode).toBe(503);
    await stores().mongoProxy.restore();
    await vi.waitFor(async () => expect(await settledOf({ outcome: 'done', until: start })).toBe(1), { timeout: 10_000, interval: 200 });
  });
});

it('the audit log of places is read by actor, action, user and time', async () => {
  await report('closed');
  await settle({ outcome: 'done', until: start });
  const found = async (query: string) => (await audit(query)).entries.length;
  expect(await found(`?actor=${adminId}`)).toBe(1);
  expect(await found('?actor=64b0000000000000000000ff')).toBe(0);
  expect(await found(`?user=${adminId}`)).toBe(1);
  expect(await found('?user=64b0000000000000000000ff')).toBe(0);
  expect(await found('?action=place.report_settled')).toBe(1);
  expect(await found(`?from=${later}`)).toBe(0);
  for (const query of ['action=user.deleted', 'cursor=x', 'limit=101', 'user=a%20b']) {
    const reply = await service().get(`/api/admin/places/audit?${query}`);
    expect([query, reply.statusCode, Object.keys(reply.json().fields)]).toEqual([query, 400, [query.split('=')[0]]]);
  }
});
