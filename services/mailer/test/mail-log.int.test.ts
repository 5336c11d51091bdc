import { randomUUID } from 'node:crypto';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { useTestStores } from '@city-genie/test-kit/test-stores';
import { describe, expect, it } from 'vitest';
import { createMailLog } from '../src/mail-log/mail-log.js';

const clock = fixedClock('2126-03-01T10:00:00Z');
const type = 'waitlist.joined';
const { stores } = useTestStores('mailer');

const opened = () => ({ log: createMailLog(stores().connection, clock), id: randomUUID() });
const rows = () => stores().connection.collection('mail_log').find().toArray();

describe('the mail log', () => {
  it('keeps a mail as sent when a second run of its job gives it up', async () => {
    const { log, id } = opened();
    await log.markSent({ _id: id, type });
    const sent = await rows();
    clock.advanceMs(60_000);
    await log.markFailed({ _id: id, type });
    expect([await rows(), await log.wasSent(id)]).toEqual([sent, true]);
  });

  it('turns a mail that was given up into a sent one, and counts a second failure as the last change', async () => {
    const { log, id } = opened();
    await log.markFailed({ _id: id, type });
    clock.advanceMs(60_000);
    await log.markFailed({ _id: id, type });
    expect(await rows()).toEqual([{ _id: id, type, status: 'failed', sentAt: null, updatedAt: new Date(clock.nowMs()) }]);
    expect(await log.wasSent(id)).toBe(false);
    await log.markSent({ _id: id, type });
    expect(await rows()).toMatchObject([{ _id: id, status: 'sent', sentAt: new Date(clock.nowMs()) }]);
  });

  it('takes both outcomes of two runs at once, and the mail is sent', async () => {
    const { log, id } = opened();
    await Promise.all([log.markFailed({ _id: id, type }), log.markSent({ _id: id, type }), log.markFailed({ _id: id, type })]);
    expect(await rows()).toMatchObject([{ _id: id, status: 'sent' }]);
  });

  it('tells the mails about somebody by their outcome, and nobody else’s', async () => {
    const { log } = opened();
    await log.markSent({ _id: 'sent', type, subjectId: 'ada' });
    clock.advanceMs(1000);
    await log.markFailed({ _id: 'failed', type, subjectId: 'ada' });
    await log.markSent({ _id: 'other', type, subjectId: 'grace' });
    await log.markSent({ _id: 'nobody', type });
    expect((await log.about('ada')).map(({ _id, status }) => [_id, status])).toEqual([
      ['sent', 'sent'],
      ['failed', 'failed'],
    ]);
  });

  it('forgets whom a mail was about, but not that it was sent; no later run brings it back', async () => {
    const { log, id } = opened();
    const mail = { _id: id, type, subjectId: 'ada' };
    await log.markFailed(mail);
    await log.markSent({ _id: 'other', type, subjectId: 'grace' });
    await log.unlink(['ada']);
    await log.unlink(['ada']);
    await log.markFailed(mail);
    await log.markSent(mail);
    expect([await log.about('ada'), await log.wasSent(id), (await log.about('grace')).length]).toEqual([[], true, 1]);
  });
});
