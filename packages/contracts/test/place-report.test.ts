import { describe, expect, it } from 'vitest';
import { placeReportMessages } from '../src/place-report/endpoints.js';
import { placeReportRequest } from '../src/place-report/request.js';

const closed = { reason: 'closed' };

describe('a report about a place', () => {
  it('trims texts and drops unknown fields', () => {
    const report = { reason: 'hours', message: '  Closed on Mondays now. 🙁 ', website: '', status: 'done', placeId: 'paris-x' };
    expect(placeReportRequest.parse(report)).toEqual({ reason: 'hours', message: 'Closed on Mondays now. 🙁', website: '' });
  });

  it.each(['closed', 'hours', 'location', 'description'])('needs no message for %s', (reason) => {
    expect(placeReportRequest.parse({ reason })).toEqual({ reason });
  });

  it.each([
    ['Arabic and Hebrew', 'مغلق اليوم, סגור'],
    ['a family of emoji', '👩‍👩‍👧'],
  ])('accepts %s in its message', (_what, message) => {
    expect(placeReportRequest.parse({ ...closed, message })).toEqual({ ...closed, message });
  });

  it.each([
    ['a NUL', 'a\u0000b'],
    ['a line break', 'a\r\nb'],
    ['a lone surrogate', 'a\ud800b'],
    ['30,000 characters', 'x'.repeat(30_000)],
    ['a list', ['a']],
    ['null', null],
  ])('accepts %s in the honeypot, and keeps none of it', (_what, website) => {
    expect(placeReportRequest.parse({ ...closed, website })).toEqual({ ...closed, website: 'filled' });
  });

  it('accepts a message of 500 characters', () => {
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
    ...[...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'].map((turn): [string, object, string] => [
      'message',
      { ...closed, message: `a${turn}b` },
      placeReportMessages.characters,
    ]),
  ])('with a wrong %s is rejected with its message', (field, body, message) => {
    const [issue] = placeReportRequest.safeParse(body).error?.issues ?? [];
    expect([issue?.path[0], issue?.message]).toEqual([field, message]);
  });
});
