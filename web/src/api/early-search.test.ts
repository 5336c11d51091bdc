import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { cities } from '@city-genie/city-data/catalog';
import { paris } from '@city-genie/city-data/cities/paris';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parsePlanParams, planChoice } from '../features/plan/plan-params.js';
import { sendCall } from './early-search.js';

const path = '/api/paris/search';
const fetched = vi.fn<typeof fetch>();
const search = (body: string, init: RequestInit = {}) =>
  new Request(`${location.origin}${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json' }, ...init });

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response('sent'));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  globalThis.earlySearch = undefined;
  vi.unstubAllGlobals();
});

describe('a call', () => {
  const early = (reply: Promise<Response>) => {
    globalThis.earlySearch = { path, body: '{"seed":"1"}', reply };
  };

  it('gets the reply of the same search that is under way, once', async () => {
    early(Promise.resolve(new Response('early')));
    await sendCall(new Request(`${location.origin}/api/paris/guide`));
    expect(await (await sendCall(search('{"seed":"1"}'))).text()).toBe('early');
    expect(await (await sendCall(search('{"seed":"1"}'))).text()).toBe('sent');
  });

  it('is sent when it asks for another plan, and so is every one after it', async () => {
    early(Promise.resolve(new Response('early')));
    expect(await (await sendCall(search('{"seed":"2"}'))).text()).toBe('sent');
    expect(await (await sendCall(search('{"seed":"1"}'))).text()).toBe('sent');
  });

  it('is sent when there was no reply, and when it ends before there is one', async () => {
    early(Promise.reject(new TypeError('Failed to fetch')));
    expect(await (await sendCall(search('{"seed":"1"}'))).text()).toBe('sent');
    early(new Promise(() => undefined));
    const sent = sendCall(search('{"seed":"1"}', { signal: AbortSignal.abort() }));
    expect(await (await sent).text()).toBe('sent');
  });
});

describe('the head of a page', () => {
  // A script of the document, which is no module.
  const theme = () => runInThisContext(readFileSync(join(import.meta.dirname, '../../prerender/theme.js'), 'utf8'));
  /** The search that the head sends at an address. */
  function sentAt(address: string, state: unknown = null) {
    history.replaceState(state, '', address);
    theme();
    const [[url, init] = []] = fetched.mock.calls;
    return url === undefined ? undefined : { url, body: init?.body };
  }
  const plan = '?mood=romantic-dreamy&time=half-day&seed=1';

  it.each([plan, `${plan}&at=2999-01-01T10:30`, `?seed=a-1&at=2999-01-01T10:30&time=full-day&mood=romantic-dreamy`])(
    'asks for what the app would ask for: %s',
    (address) => {
      const asked = planChoice(parsePlanParams(new URLSearchParams(address), paris));
      expect(sentAt(`/paris${address}`)).toEqual({ url: path, body: JSON.stringify(asked) });
      expect(globalThis.earlySearch).toMatchObject({ path, body: JSON.stringify(asked) });
    },
  );

  it.each([
    '?mood=romantic-dreamy',
    `${plan}&view=cuisine`,
    `${plan}&base=pont-des-arts@10:00-10:30`,
    `${plan}&seen=pont-des-arts`,
    `${plan}&at=2020-01-01T10:30`,
  ])('leaves everything else to the app: %s', (address) => {
    expect(sentAt(`/paris${address}`)).toBeUndefined();
  });

  it('asks where everybody may', () => {
    for (const { key, access } of cities) {
      fetched.mockClear();
      expect(sentAt(`/${key}${plan}`) !== undefined, key).toBe(access === 'free');
    }
  });

  it('asks for nothing that was open before, or is kept', () => {
    expect(sentAt(`/paris${plan}`, { idx: 0 })).toBeUndefined();
    localStorage.setItem('city-genie.last-plans', JSON.stringify({ paris: Date.now() + 60_000 }));
    expect(sentAt(`/paris${plan}`)).toBeUndefined();
  });
});
