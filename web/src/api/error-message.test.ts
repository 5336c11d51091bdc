import { describe, expect, it } from 'vitest';
import { errorStatus, replyError, serverMessage } from './error-message.js';

describe('replyError', () => {
  it('has status and body as its text, and the server’s message for visitors', () => {
    const body = JSON.stringify({
      success: false,
      code: 'rate_limited',
      message: 'Slow down',
      requestId: 'r',
      fields: { name: 'Too long' },
    });
    expect(replyError(429, 'Too Many Requests', body)).toEqual({
      status: 429,
      error: `429: ${body}`,
      message: 'Slow down',
      code: 'rate_limited',
      fields: { name: 'Too long' },
    });
  });

  it('has the status text when the body is empty', () => {
    expect(replyError(503, 'Service Unavailable', '').error).toBe('503: Service Unavailable');
  });

  it('keeps in how many seconds to come back, but no date', () => {
    expect(replyError(429, '', '{}', '60')).toEqual({ status: 429, error: '429: {}', retryAfterSeconds: 60 });
    expect(replyError(429, '', '{}', null).retryAfterSeconds).toBeUndefined();
    expect(replyError(503, '', '{}', 'Wed, 21 Oct 2026 07:28:00 GMT').retryAfterSeconds).toBeUndefined();
  });

  it('handles an HTML page and JSON that is not an object', () => {
    expect(replyError(502, 'Bad Gateway', '<h1>502</h1>')).toEqual({ status: 502, error: '502: <h1>502</h1>' });
    expect(replyError(500, '', '[1]').message).toBeUndefined();
    expect(replyError(500, '', '{"message":7}').message).toBeUndefined();
  });
});

describe('errorStatus and serverMessage', () => {
  it('read a reply’s error, a client error and none', () => {
    expect(errorStatus({ status: 401, error: '401: x', message: 'Please log in' })).toBe(401);
    expect(serverMessage({ status: 401, error: '401: x', message: 'Please log in' })).toBe('Please log in');
    expect(errorStatus({ name: 'TypeError', message: 'broken' })).toBe(0);
    expect(serverMessage({ name: 'TypeError', message: 'broken' })).toBeUndefined();
    expect(errorStatus(undefined)).toBeUndefined();
  });
});
