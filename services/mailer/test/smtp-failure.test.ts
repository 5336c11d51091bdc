import { describe, expect, it } from 'vitest';
import { describeFailure, isPermanentFailure } from '../src/smtp/smtp-failure.js';

const failure = (fields: object) => Object.assign(new Error('550 5.1.1 <ada@example.com> unknown'), fields);

describe('isPermanentFailure', () => {
  it.each([
    ['an unknown recipient', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }],
    ['a full mailbox', { code: 'EENVELOPE', responseCode: 552, command: 'RCPT TO' }],
    ['refused content', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }],
    ['an address that no server takes', { code: 'EENVELOPE', command: 'API' }],
  ])('is true for %s', (_case, fields) => {
    expect(isPermanentFailure(failure(fields))).toBe(true);
  });

  it.each([
    ['greylisting', { code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }],
    ['451 after DATA', { code: 'EMESSAGE', responseCode: 451, command: 'DATA' }],
    ['a session out of step', { code: 'EENVELOPE', responseCode: 503, command: 'RCPT TO' }],
    ['our wrong password', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }],
    ['our refused sender', { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }],
    ['a refused greeting', { code: 'EPROTOCOL', responseCode: 554, command: 'CONN' }],
    ['no connection', { code: 'ESOCKET', command: 'CONN' }],
    ['our own deadline', { name: 'AbortError', code: 'EABORT' }],
    ['a fault of ours', {}],
  ])('is false for %s', (_case, fields) => {
    expect(isPermanentFailure(failure(fields))).toBe(false);
  });
});

it('describeFailure leaves out addresses', () => {
  expect(describeFailure(failure({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }))).toBe('smtp EENVELOPE 550 RCPT TO');
  expect(describeFailure(failure({}))).toBe('smtp Error');
});
