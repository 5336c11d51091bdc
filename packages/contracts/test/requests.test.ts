import { describe, expect, it } from 'vitest';
import { searchRequest } from '../src/search/routes.js';
import { waitlistMessages } from '../src/waitlist/endpoints.js';
import { waitlistRequest } from '../src/waitlist/request.js';

const plan = { mood: 'romantic-dreamy', timeframe: 'half-day' };
const entry = { name: 'Ada Lovelace', email: 'ada@example.org', city: 'Paris' };

describe('searchRequest', () => {
  it('drops unknown fields', () => {
    expect(searchRequest.parse({ ...plan, isAdmin: true })).toEqual(plan);
  });

  it.each(['1', 'f0', 'été', '🗼', '7-1'])('accepts the seed %s', (seed) => {
    expect(searchRequest.parse({ ...plan, seed })).toEqual({ ...plan, seed });
  });

  it.each([
    ['mood', { ...plan, mood: ['romantic-dreamy'] }],
    ['mood', { timeframe: 'half-day' }],
    ['timeframe', { ...plan, timeframe: 'forever' }],
    ['timeframe', { ...plan, timeframe: { $ne: null } }],
    ['startAt', { ...plan, startAt: '2026-02-30T10:00' }],
    ['startAt', { ...plan, startAt: '2026-11-21' }],
    ['startAt', { ...plan, startAt: '2026-11-21T24:00' }],
    ['seed', { ...plan, seed: 'x'.repeat(65) }],
    ['seed', { ...plan, seed: 'a\u0000' }],
    ['seed', { ...plan, seed: 'a\n' }],
    ['seed', { ...plan, seed: 'a\u0085' }],
    ['seed', { ...plan, seed: '\ud800' }],
    ['seed', { ...plan, seed: 'a\udfffb' }],
    ['seen', { ...plan, seen: Array.from({ length: 61 }, () => 'paris-a') }],
    ['exclude', { ...plan, exclude: [{ $gt: '' }] }],
  ])('names %s when it is invalid', (field, body) => {
    const result = searchRequest.safeParse(body);
    expect(new Set(result.error?.issues.map((issue) => issue.path[0]))).toEqual(new Set([field]));
  });

  it.each([
    ['', 'Please give a seed of 1 to 64 characters'],
    ['x'.repeat(65), 'Please give a seed of 1 to 64 characters'],
    ['a\u0000', 'Please give a seed of ordinary characters'],
  ])('says in our words what is wrong with the seed %j', (seed, message) => {
    expect(searchRequest.safeParse({ ...plan, seed }).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('waitlistRequest', () => {
  it('trims texts', () => {
    expect(waitlistRequest.parse({ ...entry, name: '  Ada ', email: ' ada@example.org ' })).toEqual({ ...entry, name: 'Ada' });
  });

  it.each([
    ['name', { ...entry, name: ' ' }, waitlistMessages.name],
    ['name', { ...entry, name: 'x'.repeat(81) }, waitlistMessages.nameLength],
    ['name', { ...entry, name: 'Ada\r\nBcc: x@example.org' }, waitlistMessages.characters],
    ['name', { ...entry, name: 'Ada\ud800' }, waitlistMessages.characters],
    ['email', { ...entry, email: 'ada' }, waitlistMessages.email],
    ['email', { ...entry, email: 'ada@example.org\nBcc:x@example.org' }, waitlistMessages.email],
    ['email', { ...entry, email: { $ne: null } }, waitlistMessages.email],
    ...['\u202e', '\u2066', '\u2069', '\u200e', '\u200f', '\u061c'].flatMap((mark): [string, object, string][] => [
      ['name', { ...entry, name: `Ada${mark}gnp` }, waitlistMessages.characters],
      ['city', { ...entry, city: `Par${mark}is` }, waitlistMessages.characters],
    ]),
    ['name', { ...entry, name: 'Ada\u0000' }, waitlistMessages.characters],
    ['city', { ...entry, city: 'Other' }, waitlistMessages.cityOther],
    ['city', { ...entry, city: null }, waitlistMessages.city],
  ])('rejects a wrong %s with its message', (field, body, message) => {
    const [issue] = waitlistRequest.safeParse(body).error?.issues ?? [];
    expect([issue?.path[0], issue?.message]).toEqual([field, message]);
  });

  it.each([
    ['an address', 'https://spam.example'],
    ['a text of 30 000 characters', 'x'.repeat(30_000)],
    ['a NUL', 'a\u0000b'],
    ['a lone surrogate', '\ud800'],
    ['a bidirectional control character', '\u202egnp'],
    ['a number', 7],
    ['null', null],
    ['a list', ['a']],
    ['an operator', { $ne: '' }],
  ])('accepts %s in the honeypot, and drops it', (_case, website) => {
    expect(waitlistRequest.parse({ ...entry, website })).toEqual({ ...entry, website: 'filled' });
  });

  it.each([{}, { website: '' }])('accepts an empty honeypot: %j', (left) => {
    expect(waitlistRequest.parse({ ...entry, ...left })).toEqual({ ...entry, ...left });
  });
});
