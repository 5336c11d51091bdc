import { login } from '@city-genie/contracts/auth/endpoints';
import { callerHeader } from '@city-genie/contracts/internal/caller';
import { resolveSessionRoute } from '@city-genie/contracts/internal/resolve-session';
import { systemClock } from '@city-genie/service-kit/clock';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { verifyCaller } from '@city-genie/service-kit/trust/caller-token';
import { issueSessionId } from '@city-genie/service-kit/trust/session-id';
import { expect, it } from 'vitest';
import { startGateway } from './start-gateway.js';

/** As many as there are connections to a service. */
const loginsAtOnce = 64;

const user = { kind: 'user', userId: '1', username: 'grace', isAdmin: false, entitledUntil: null, version: 1 };

/** A promise, and what settles it. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}

it('sessions are looked up while all connections for visitors’ calls are taken by people who log in', async () => {
  const gateway = await startGateway();
  const { upstream, url } = gateway;
  const [full, hashed] = [signal(), signal()];
  upstream.answer(async (request, response) => {
    if (upstream.seen.length === loginsAtOnce) {
      full.give();
    }
    if (request.url === login.url) {
      await hashed.given;
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url === resolveSessionRoute.url ? { session: user } : { success: true }));
  });
  const logIn = () => fetch(`${url}${login.url}`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
  const logins = Array.from({ length: loginsAtOnce + 1 }, logIn);
  await full.given;

  const [key] = testKeys.purposeKeys('sessionCookie');
  const path = '/api/weather/paris';
  const reply = await fetch(`${url}${path}`, { headers: { cookie: `sid=${issueSessionId(key)}` } });
  const [question, passedOn] = upstream.seen.slice(loginsAtOnce);
  hashed.give();
  const loggedIn = await Promise.all(logins);
  await gateway.close();

  expect(new Set(loggedIn.map(({ status }) => status))).toEqual(new Set([200]));
  expect([reply.status, question?.url, passedOn?.url]).toEqual([200, resolveSessionRoute.url, path]);
  const token = passedOn?.headers[callerHeader];
  const caller = verifyCaller(token, { keys: testKeys, audience: 'weather', method: 'GET', path, clock: systemClock });
  expect(caller?.who).toMatchObject({ kind: 'user', username: 'grace' });
}, 30_000);
