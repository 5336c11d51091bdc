import { defineEndpoint } from '@city-genie/contracts/endpoint';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cookieHeader, replyHeaders } from '../src/proxy/headers.js';
import { startGateway, type TestGateway } from './start-gateway.js';

const service = 'identity';
const knows = defineEndpoint({ service, method: 'GET', url: '/api/knows', access: 'public', forwardedCookies: ['device'] });
const plain = defineEndpoint({ service, method: 'GET', url: '/api/plain', access: 'public' });

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway({ endpoints: [knows, plain] });
});
afterEach(() => gateway.close());

/** The cookies that the service received. */
async function received(cookie: string, { path = '/api/knows', at = gateway } = {}): Promise<string | undefined> {
  const reply = await fetch(`${at.url}${path}`, { headers: { cookie } });
  expect(reply.status).toBe(200);
  return at.upstream.seen.at(-1)?.headers.cookie;
}

describe('cookies of a request', () => {
  it('reach a service only if its endpoint names them', async () => {
    const cookie = 'theme=dark; device=abc.DEF-1_2~; signed_in=1';
    expect(await received(cookie)).toBe('device=abc.DEF-1_2~');
    expect(await received(cookie, { path: '/api/plain' })).toBeUndefined();
    expect(await received('theme=dark')).toBeUndefined();
  });

  it('reach it under their plain names; where the site is https, only those bound to it count', async () => {
    const secure = await startGateway({ endpoints: [knows], publicUrl: 'https://city-genie.test' });
    const bound = await received('__Host-device=abc', { at: secure });
    const loose = await received('device=abc', { at: secure });
    const chosen = await received('device=loose; __Host-device=bound', { at: secure });
    await secure.close();
    expect([bound, loose, chosen]).toEqual(['device=abc', undefined, 'device=bound']);
    expect(await received('__Host-device=abc')).toBeUndefined();
  });

  it('reach it in our own form or not at all', async () => {
    for (const value of ['', 'a b', '"abc"', 'a,b', 'a%3B%20sid=b', 'a%0D%0Ax-caller%3A%20admin', '%', '%00', 'é', 'a'.repeat(1025)]) {
      expect([value, await received(`device=${encodeURI(value).replaceAll('%25', '%')}`)]).toEqual([value, undefined]);
    }
    expect(await received(`device=${'a'.repeat(1024)}`)).toBe(`device=${'a'.repeat(1024)}`);
  });

  it('of sessions reach no service, also not beside others', async () => {
    expect(await received('sid=secret; device=abc; sid_pending=secret')).toBe('device=abc');
    expect(JSON.stringify(gateway.upstream.seen)).not.toContain('secret');
  });

  it('count once: the first of a name', async () => {
    expect(await received('device=first; device=second')).toBe('device=first');
  });
});

describe('cookieHeader', () => {
  it('is no header without a cookie', () => {
    expect(cookieHeader([], () => 'abc')).toEqual({});
    expect(cookieHeader(['device'], () => undefined)).toEqual({});
    expect(cookieHeader(['device'], (name) => `${name}-1`)).toEqual({ cookie: 'device=device-1' });
  });
});

describe('cookies of a reply', () => {
  const cookies = ['sid=abc; HttpOnly; Path=/', 'signed_in=1; Path=/', 'device=x; Max-Age=1'];

  it('reach the browser, all of them, and the reply is kept by nobody', async () => {
    gateway.upstream.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': cookies, 'cache-control': 'public, max-age=600' });
      response.end('{}');
    });
    const { headers } = await fetch(`${gateway.url}/api/plain`);
    expect(headers.getSetCookie()).toEqual(cookies);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('are what makes it so', () => {
    expect(replyHeaders({ 'cache-control': 'public, max-age=600' })).toEqual({ 'cache-control': 'public, max-age=600' });
    expect(replyHeaders({ 'set-cookie': 'a=b' })).toEqual({ 'set-cookie': 'a=b', 'cache-control': 'no-store' });
  });
});
