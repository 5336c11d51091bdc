import { eraseUsersRoutes, exportUserRoutes, mostErasedAtOnce, type UserDataService } from '@city-genie/contracts/internal/user-data';
import type { ServiceApp } from '@city-genie/service-kit/calls/create-service';
import { type Clock, systemClock } from '@city-genie/service-kit/clock';
import { signedHeaders, testCallers } from '@city-genie/service-kit/testing/signed-caller';

/** Who asks (default: identity), and the body that was signed (default: the one that is sent). */
type Sender = { issuer?: string; signedBody?: string };

/** Asks a service as identity does to export and to erase a user. */
export function userDataCalls(service: UserDataService, app: Pick<ServiceApp, 'inject'>, clock: Clock = systemClock) {
  async function post(url: string, payload: object | undefined, { issuer = 'identity', signedBody }: Sender = {}) {
    const body = payload === undefined ? undefined : JSON.stringify(payload);
    const who = issuer === 'gateway' ? testCallers.admin : testCallers.anonymous;
    const headers = signedHeaders(service, 'POST', url, { clock, issuer, who, body: signedBody ?? body ?? '' });
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    return app.inject({ method: 'POST', url, headers: { ...type, ...headers }, ...(body !== undefined && { payload: body }) });
  }

  const eraseUrl = eraseUsersRoutes[service].url;
  const exportUrl = (id: string) => exportUserRoutes[service].url.replace(':id', id);

  return {
    post,
    exportUser: async (id: string, email?: string) => (await post(exportUrl(id), { email })).json(),
    eraseUsers: async (...users: readonly { id: string; email?: string }[]) => (await post(eraseUrl, { users })).json(),

    /**
     * The statuses with which the two calls, to export and to erase, refuse: whoever isn't identity, another body than was signed, and what
     * is malformed.
     */
    async refusals(): Promise<Record<string, number[]>> {
      const email = 'ada@example.org';
      const asked = (id: unknown, address: unknown = email) => [
        { url: exportUrl(String(id)), body: { email: address } },
        { url: eraseUrl, body: { users: [{ id, email: address }] } },
      ];
      const right = asked('a'.repeat(24));
      type Asked = (typeof right)[number];
      const both = (calls: readonly Asked[], ask: (call: Asked) => ReturnType<typeof post>) =>
        Promise.all(calls.map(async (call) => (await ask(call)).statusCode));
      const [ask, erase] = [
        ({ url, body }: Asked) => post(url, body),
        async (users: object[]) => (await post(eraseUrl, { users })).statusCode,
      ];
      const others = asked('a'.repeat(24), 'grace@example.org').map(({ body }) => JSON.stringify(body));
      return {
        gateway: await both(right, ({ url, body }) => post(url, body, { issuer: 'gateway' })),
        anotherService: await both(right, ({ url, body }) => post(url, body, { issuer: 'weather' })),
        nobody: await both(right, ({ url, body }) => app.inject({ method: 'POST', url, payload: body })),
        anotherBody: await both(right, (call) => post(call.url, call.body, { signedBody: others[right.indexOf(call)] ?? '' })),
        malformedId: await both(asked('A'.repeat(24)), ask),
        shortId: await both(asked('abc'), ask),
        noBody: await both(right, ({ url }) => post(url, undefined)),
        malformedAddress: await both(asked('a'.repeat(24), { $ne: email }), ask),
        noOrTooManyUsers: [await erase([]), await erase(Array.from({ length: mostErasedAtOnce + 1 }, () => ({ id: 'a'.repeat(24) })))],
      };
    },
  };
}

/** What `refusals` has to say. */
export const everyRefusal: Readonly<Record<string, number[]>> = {
  gateway: [401, 401],
  anotherService: [401, 401],
  nobody: [401, 401],
  anotherBody: [401, 401],
  malformedId: [400, 400],
  shortId: [400, 400],
  noBody: [400, 400],
  malformedAddress: [400, 400],
  noOrTooManyUsers: [400, 400],
};
