import { errorReply } from '@city-genie/contracts/error/reply';
import { type Caller, signInEverybody } from '@city-genie/test-kit/sessions';
import { joinTestStack, type TestStack } from '@city-genie/test-kit/test-stack';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountCall, accountCalls, brokenBodies, hostileTexts, newPerson, wrongTypes } from './account-bodies.js';
import { type Call, call } from './call.js';

let stack: TestStack;
let stop: () => Promise<void> = async () => undefined;
let cookies: Record<Caller, string>;

beforeAll(async () => {
  const joined = await joinTestStack();
  stack = joined;
  ({ stop } = joined);
  cookies = await signInEverybody(stack);
});
afterAll(() => stop());

const sameSite = { 'sec-fetch-site': 'same-origin' };
const post = (path: string, body: object | string, headers: Record<string, string> = sameSite): Call => ({
  method: 'POST',
  path,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers,
});
const as = (caller: Caller) => ({ ...sameSite, ...(cookies[caller] !== '' && { cookie: cookies[caller] }) });
const send = ({ route, isSignedIn }: AccountCall, body: object | string) =>
  call(stack.url, post(route.url, body, as(isSignedIn ? 'unpaid' : 'anonymous')));

describe.each(accountCalls)('$route.url', (asked) => {
  const fields = Object.keys(asked.route.schema.body.shape);

  it.each(wrongTypes)('refuses %s in every field with 400, naming it', async (_case, value) => {
    for (const field of fields) {
      const { status, json } = await send(asked, { ...asked.body, [field]: value });
      expect([field, status, Object.keys(errorReply.parse(json).fields ?? {})]).toEqual([field, 400, [field]]);
    }
  });

  it.each(hostileTexts)('answers %s in any field as what it is, and never with a fault of ours', async (_case, value) => {
    for (const field of fields) {
      const { status, text } = await send(asked, { ...asked.body, [field]: value });
      expect([field, text.slice(0, 200), [400, asked.text?.[field]].includes(status)]).toEqual([field, text.slice(0, 200), true]);
    }
  });

  it.each(brokenBodies)('refuses %s as a body', async (_case, body) => {
    expect((await send(asked, body)).status).toBe(400);
  });

  it('is refused when another site’s page sends it', async () => {
    const cookie = cookies.unpaid;
    const foreign = [
      { origin: 'https://evil.test' },
      { origin: 'https://evil.test', cookie },
      { origin: 'null', cookie },
      { 'sec-fetch-site': 'cross-site', cookie },
      { 'sec-fetch-site': 'same-site', cookie },
      { cookie },
    ];
    for (const headers of foreign) {
      const { status, json } = await call(stack.url, post(asked.route.url, asked.body, headers));
      expect([headers, status, errorReply.parse(json).code]).toEqual([headers, 403, 'origin_forbidden']);
    }
  });
});

describe('logging out', () => {
  it.each(['/api/auth/logout', '/api/auth/force-logout'])('can’t be done by another site’s page: %s', async (path) => {
    for (const headers of [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }, {}]) {
      const { status } = await call(stack.url, { method: 'POST', path, headers: { ...headers, cookie: cookies.subscriber } });
      expect([headers, status]).toEqual([headers, 403]);
    }
    expect((await call(stack.url, { path: '/api/auth/user', headers: as('subscriber') })).status).toBe(200);
  });
});

describe('registering', () => {
  it('gives nobody rights, whatever the body says', async () => {
    const rights = {
      _id: '64b000000000000000000001',
      id: '64b000000000000000000001',
      isAdmin: true,
      emailVerified: true,
      subscriptionStatus: 'active',
      entitledUntil: 4_102_444_800,
      stripeCustomerId: 'cus_1',
      version: 99,
      passwordHash: '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA',
      deviceKinds: ['x'],
    };
    const mallory = newPerson('mallory');
    const { status, json } = await call(stack.url, post('/api/auth/register', { ...mallory, ...rights }));
    const user = { username: mallory.username, isAdmin: false, emailVerified: false, subscriptionStatus: 'incomplete' };
    expect([status, json]).toMatchObject([201, { user }]);
    const connection = await mongoose.createConnection(stack.mongodbUri, { dbName: 'identity' }).asPromise();
    const row = await connection.collection('users').findOne({ usernameKey: mallory.username });
    await connection.close();
    expect(row).toMatchObject({ isAdmin: false, emailVerified: false, entitledUntil: null, version: 1 });
    expect([String(row?._id) === rights._id, row?.passwordHash === rights.passwordHash, row && 'stripeCustomerId' in row]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('the link of a verification mail', () => {
  it.each(['', '?token=', '?token=made-up', `?token=${'A'.repeat(65)}`, '?token=a&token=b', '?token=//evil.test', '?token[$ne]='])(
    'leads to a page of ours, whatever stands in it: %s',
    async (query) => {
      const headers = { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test', 'x-forwarded-proto': 'https' };
      const reply = await call(stack.url, { path: `/api/auth/verify-email${query}`, headers });
      expect([reply.status, reply.headers.get('location')]).toEqual([302, `${stack.url}/verify-email?error=invalid_token`]);
    },
  );
});
