import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '@city-genie/contracts/endpoint';
import { endpoints } from '@city-genie/contracts/endpoints';
import { processNames } from '@city-genie/contracts/internal/internal-endpoint';
import { addNewKeys, completeKeys, dropOldKeys, type KeyFiles, useNewKeys } from '@city-genie/local-stack/keys/key-files';
import { readKeyFolder, writeKeyFolder } from '@city-genie/local-stack/keys/key-folder';
import { keyFolderOf } from '@city-genie/local-stack/stack/keys';
import { spellingsOf } from '@city-genie/service-kit/testing/spellings';
import { signInEverybody } from '@city-genie/test-kit/sessions';
import { joinTestStack, type TestStack } from '@city-genie/test-kit/test-stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, call, eventually } from './call.js';

let stack: TestStack;
let cookie = '';
let stop: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  const joined = await joinTestStack();
  ({ stop } = joined);
  stack = joined;
  cookie = (await signInEverybody(stack)).subscriber;
});
afterAll(() => stop());

/** Every address of every service, and the existing or future ones of internal and administrators' calls. */
const addresses = serviceNames.flatMap((name) => {
  const own = endpoints.filter(({ service }) => service === name);
  const ofContracts = own.map(({ method, url }) => ({ name, method, path: url.replace(':city', 'paris').replace(':id', 'paris-x') }));
  const others = ['/internal/sessions/resolve', '/internal/users/erase', '/api/admin/users', '/nowhere', '/'];
  return [...ofContracts, ...others.map((path) => ({ name, method: 'POST' as const, path }))];
});

describe('a service that is called past the gateway', () => {
  it.each([...serviceNames, 'mailer'])('%s answers health and metrics, else 401 or 404', async (name) => {
    const url = stack.urls[name] ?? '';
    const open = await Promise.all(['/healthz', '/readyz', '/metrics'].map((path) => call(url, { path })));
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { method, path } of addresses.filter((address) => address.name === name || name === 'mailer')) {
      for (const spelling of spellingsOf(path)) {
        // Sent as written: a client that normalises the address would remove its second slash.
        const body = method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};
        const { status } = await fetch(`${url}${spelling}`, { method, ...body });
        expect([method, spelling, [401, 404].includes(status)]).toEqual([method, spelling, true]);
      }
    }
  });
});

/** How often a process has read its keys again. */
function readings(name: string): number {
  return readFileSync(join(stack.dataDir, 'logs', `${name}.log`), 'utf8').split('keys read again').length - 1;
}

/** Writes the next keys, and waits until all processes have read them. */
async function take(step: (files: KeyFiles) => KeyFiles): Promise<void> {
  const folder = keyFolderOf(stack.dataDir);
  const before = completeKeys(readKeyFolder(folder));
  const after = step(before);
  const changed = processNames.filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
  const counts = new Map(changed.map((name) => [name, readings(name)]));
  writeKeyFolder(folder, after);
  await eventually(
    async () => changed.filter((name) => readings(name) <= (counts.get(name) ?? 0)),
    (waiting) => waiting.length === 0,
    20_000,
  );
}

it('two key changes under load refuse no request', async () => {
  const signedIn = { cookie, 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify({ mood: 'cozy-contemplative', timeframe: 'half-day' });
  const calls: Call[] = [
    { path: '/api/auth/user', headers: signedIn },
    { path: '/api/london/guide', headers: signedIn },
    { method: 'POST', path: '/api/london/search', body, headers: signedIn },
    { path: '/api/weather/paris' },
  ];
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  const visitors = calls.map(async (visit) => {
    while (!isOver) {
      const { status, text } = await call(stack.url, visit);
      answered += 1;
      if (status !== 200) {
        failures.push(`${visit.path}: ${status} ${text.slice(0, 200)}`);
      }
    }
  });
  const first = completeKeys(readKeyFolder(keyFolderOf(stack.dataDir)));
  for (const step of [addNewKeys, useNewKeys, dropOldKeys, addNewKeys, useNewKeys, dropOldKeys]) {
    await take(step);
  }
  isOver = true;
  await Promise.all(visitors);
  const last = completeKeys(readKeyFolder(keyFolderOf(stack.dataDir)));
  process.stdout.write(`keys changed twice under ${answered} requests\n`);
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(100);
  expect(Object.values(last.gateway.sign).some((key) => Object.values(first.gateway.sign).includes(key))).toBe(false);
});
