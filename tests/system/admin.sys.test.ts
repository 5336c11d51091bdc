import { createHmac } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { currentUserReply } from '@city-genie/contracts/auth/routes';
import { runAdmin } from '@city-genie/local-stack/stack/run-admin';
import { signInEverybody } from '@city-genie/test-kit/sessions';
import { joinTestStack, type TestStack } from '@city-genie/test-kit/test-stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from './call.js';
import { newAccount, registerAndVerify } from './visitor.js';

const rootDir = fileURLToPath(new URL('../../', import.meta.url));

let stack: TestStack;
let stop: () => Promise<void> = async () => undefined;
beforeAll(async () => {
  const joined = await joinTestStack();
  stop = joined.stop;
  stack = joined;
});
afterAll(() => stop());

/** Runs `npm run admin` on the test's stack; its exit code, and what it says. */
async function admin(...args: string[]): Promise<[number, string]> {
  const said: string[] = [];
  const env = { ...process.env, DATA_DIR: stack.dataDir };
  return [await runAdmin(args, env, { rootDir, say: (line) => void said.push(line) }), said.join('\n')];
}

it('npm run admin makes an administrator of the running stack, from their next request on', async () => {
  const { unpaid: cookie } = await signInEverybody(stack);
  const ask = (path: string) => call(stack.url, { method: 'GET', path, headers: { cookie } });
  const me = async () => currentUserReply.parse((await ask('/api/auth/user')).json);
  const { username, isAdmin } = await me();
  expect([isAdmin, (await ask('/api/london/guide')).status]).toEqual([false, 402]);
  expect(await admin('grant', username)).toEqual([0, `${username} is an administrator now.`]);
  expect([(await me()).isAdmin, (await ask('/api/london/guide')).status]).toEqual([true, 200]);
});

it('npm run admin says when nobody has the name', async () => {
  expect(await admin('grant', 'no-such-user')).toEqual([1, expect.stringContaining('no-such-user')]);
});

/** What an authenticator app shows for this key now. */
function codeOf(base32: string): string {
  const bits = [...base32].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(Date.now() / 30_000), 4);
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

it('npm run admin lets somebody in again who has lost their second factor, and signs out whoever has it', async () => {
  const account = newAccount('lost');
  const visitor = await registerAndVerify(stack, account);
  const logIn = async () => (await visitor.post('/api/auth/login', { username: account.username, password: account.password })).status;
  expect(await logIn()).toBe(200);
  const { secret } = JSON.parse((await visitor.send('POST', '/api/account/second-factor')).text);
  expect((await visitor.post('/api/account/second-factor/confirm', { code: codeOf(secret) })).status).toBe(200);
  const former = new Map(visitor.cookies);
  visitor.cookies.clear();
  expect(await logIn()).toBe(401);
  expect((await visitor.get('/api/auth/user')).status).toBe(401);

  expect(await admin('reset-second-factor', account.username)).toEqual([0, expect.stringContaining(account.username)]);
  visitor.cookies.clear();
  expect(await logIn()).toBe(200);
  visitor.cookies.clear();
  for (const [name, value] of former) {
    visitor.cookies.set(name, value);
  }
  expect((await visitor.get('/api/auth/user')).status).toBe(401);
  const [code] = await admin('reset-second-factor', 'no-such-user');
  expect(code).toBe(1);
});
