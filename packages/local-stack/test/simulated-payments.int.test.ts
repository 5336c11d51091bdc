import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { runCommand } from '../src/processes/run-command.js';
import { startStack } from '../src/stack/start-stack.js';
import { stubRepository } from './stub/definitions.js';
import { useStubStack } from './stub/use-stub-stack.js';

const { folders, start } = useStubStack();
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function withStandIn(): void {
  const file = join(folders.root, 'packages/stand-ins/dist/stripe/main.js');
  mkdirSync(dirname(file), { recursive: true });
  cpSync(here('./stub/stand-in.mjs'), file);
}

const startWithPayments = () =>
  startStack({
    mode: 'start',
    rootDir: folders.root,
    definitions: stubRepository(folders.root),
    withTestPayments: true,
    report: () => undefined,
  });

it('starts the stand-in, and tells it where the gateway listens and by what it signs', async () => {
  withStandIn();
  const stack = await startWithPayments();
  const told = await (await fetch(`${stack.stripeUrl}/told`)).json();
  await stack.stop();
  expect(told).toEqual({ url: `${stack.urls.gateway}/api/webhooks/stripe`, secret: expect.stringMatching(/^whsec_[0-9a-f]{48}$/) });
  expect(existsSync(stack.dataDir)).toBe(false);
});

it('is not there unless it is asked for', async () => {
  withStandIn();
  expect((await start()).stripeUrl).toBeUndefined();
});

it('says what is missing, and what was refused', async () => {
  await expect(startWithPayments()).rejects.toThrow('packages/stand-ins/dist/stripe/main.js is missing; build it first: npm run build');
  withStandIn();
  vi.stubEnv('STUB_REFUSES', 'true');
  await expect(startWithPayments()).rejects.toThrow('The stand-in for Stripe refuses the address of the webhook (400');
});

it.each(['start', 'dev'])('npm run %s says which flag there is before it does anything', async (name) => {
  const { code, stdout, stderr } = await runCommand(process.execPath, [here(`../bin/${name}.mjs`), '--with-payments'], {
    timeoutMs: 30_000,
  });
  expect([code, stdout, stderr]).toEqual([
    1,
    '',
    'There is no --with-payments; there is --with-test-payments, with which payments are simulated.\n',
  ]);
});
