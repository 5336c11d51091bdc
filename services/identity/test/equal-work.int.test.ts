import { createService } from '@city-genie/service-kit/calls/create-service';
import { outboxModel } from '@city-genie/service-kit/jobs/outbox';
import { createCallLimits } from '@city-genie/service-kit/limits/call-limits';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { askService } from '@city-genie/test-kit/ask-service';
import { useTestStores } from '@city-genie/test-kit/test-stores';
import { pino } from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLinkRequests } from '../src/accounts/link-requests.js';
import { registerRequestLink } from '../src/routes/request-link.js';
import { userModel } from '../src/users/user-model.js';
import { ada } from './accounts-fixture.js';
import { startOfTests } from './start-of-tests.js';

const clock = fixedClock(startOfTests);
const { stores } = useTestStores('equal_work');

/** So high that the limit of the mailbox is the one that is reached. */
const perAddress = { LIMIT_FORGOT_PER_ADDRESS: 1000, LIMIT_RESEND_PER_ADDRESS: 1000 };

/** The two calls on connections of their own, so that nothing else is seen on them. */
function startCalls() {
  const { connection, redis } = stores();
  const kick = vi.fn();
  const limits = createCallLimits({ redis, secret: 'a-secret-of-this-test-0123456789abcdef', points: perAddress });
  const requestLink = createLinkRequests({ connection, outbox: { rows: outboxModel(connection), kick }, keys: testKeys, clock });
  const service = { name: 'identity', logger: pino({ level: 'silent' }), keys: testKeys, clock, limits };
  const app = createService(service, (calls) => registerRequestLink(calls, { limits, requestLink }));
  return { ask: askService('identity', app, clock), kick };
}

beforeEach(async () => {
  const { connection } = stores();
  const { password: _password, ...person } = ada;
  await userModel(connection).create({ ...person, usernameKey: 'ada', emailKey: ada.email });
});

/** What a request asks of the stores, and what it answers. */
async function workFor(url: string, email: string, { ask, kick }: ReturnType<typeof startCalls>) {
  const { connection, redis } = stores();
  const operations: string[] = [];
  connection.set('debug', (collection: string, method: string) => operations.push(`${collection}.${method}`));
  const sent = vi.spyOn(redis, 'sendCommand');
  kick.mockClear();
  const reply = await ask({ method: 'POST', url, payload: { email } });
  connection.set('debug', false);
  const commands = sent.mock.calls.map(([command]) => command.name);
  sent.mockRestore();
  return { operations, commands, kicks: kick.mock.calls.length, status: reply.statusCode, body: reply.body };
}

describe.each(['/api/auth/forgot-password', '/api/auth/resend-verification'])('POST %s', (url) => {
  it('does the same work for known and unknown addresses, within the limit of the mailbox and beyond', async () => {
    const calls = startCalls();
    // The first request loads the limits' script.
    await workFor(url, 'warm-up@example.org', calls);
    const known = [];
    const unknown = [];
    for (let index = 0; index < 4; index += 1) {
      known.push(await workFor(url, 'ada@example.org', calls));
      unknown.push(await workFor(url, 'eve+x@example.org', calls));
    }
    expect(unknown).toEqual(known);
    const within = { operations: [expect.stringMatching(/^outbox\./)], kicks: 1, status: 200 };
    expect(known).toMatchObject([within, within, within, { operations: [], kicks: 0, status: 200 }]);
  });
});
