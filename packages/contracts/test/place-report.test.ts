import { describe, expect, it } from 'vitest';
import { placeReportMessages, placeReportRequest } from '../src/place-report.js';

const closed = { reason: 'closed' };

describe('a report about a place', () => {
  it('trims what people type and drops what it does not know', () => {
    const report = { reason: 'hours', message: '  Closed on Mondays now. 🙁 ', website: '', status: 'done', placeId: 'paris-x' };
    expect(placeReportRequest.parse(report)).toEqual({ reason: 'hours', message: 'Closed on Mondays now. 🙁', website: '' });
  });

  it.each(['closed', 'hours', 'location', 'description'])('needs no message for %s', (reason) => {
    expect(placeReportRequest.parse({ reason })).toEqual({ reason });
  });

  it('takes 500 characters', () => {
    expect(placeReportRequest.safeParse({ ...closed, message: ` ${'x'.repeat(500)} ` }).success).toBe(true);
  });

  it.each([
    ['reason', {}, placeReportMessages.reason],
    ['reason', { reason: 'rude' }, placeReportMessages.reason],
    ['reason', { reason: ['closed'] }, placeReportMessages.reason],
    ['reason', { reason: { $ne: null } }, placeReportMessages.reason],
    ['reason', { reason: '__proto__' }, placeReportMessages.reason],
    ['message', { reason: 'other' }, placeReportMessages.message],
    ['message', { reason: 'other', message: ' \n ' }, placeReportMessages.message],
    ['message', { ...closed, message: null }, placeReportMessages.message],
    ['message', { ...closed, message: { $gt: '' } }, placeReportMessages.message],
    ['message', { ...closed, message: 'x'.repeat(501) }, placeReportMessages.messageLength],
    ['message', { ...closed, message: 'a\u0000b' }, placeReportMessages.characters],
    ['message', { ...closed, message: 'a\r\nb' }, placeReportMessages.characters],
    ['message', { ...closed, message: 'a\u001b[31mb' }, placeReportMessages.characters],
    ['message', { ...closed, message: 'a\ud800b' }, placeReportMessages.characters],
  ])('with a wrong %s is refused with its sentence', (field, body, message) => {
    const [issue] = placeReportRequest.safeParse(body).error?.issues ?? [];
    expect([issue?.path[0], issue?.message]).toEqual([field, message]);
  });
});
