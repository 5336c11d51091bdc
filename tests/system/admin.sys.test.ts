import { fileURLToPath } from 'node:url';
import { currentUserReply } from '@city-genie/contracts/auth/routes';
import { runAdmin } from '@city-genie/local-stack/stack/run-admin';
import { signInEverybody } from '@city-genie/test-kit/sessions';
import { joinTestStack, type TestStack } from '@city-genie/test-kit/test-stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from './call.js';

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
