import { eraseUserRoutes, exportUserRoutes, type UserDataService } from '@city-genie/contracts/internal/user-data';
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

  const [exportUrl, eraseUrl] = [exportUserRoutes[service].url, eraseUserRoutes[service].url];
  const at = (url: string, id: string) => url.replace(':id', id);

  return {
    post,
    exportUser: async (id: string, email?: string) => (await post(at(exportUrl, id), { email })).json(),
    eraseUser: async (id: string, email?: string) => (await post(at(eraseUrl, id), { email })).json(),

    /** The statuses with which the two calls refuse: whoever isn't identity, another body than was signed, and what is malformed. */
    async refusals(): Promise<Record<string, number[]>> {
      const id = 'a'.repeat(24);
      const body = { email: 'ada@example.org' };
      const both = (ask: (url: string) => ReturnType<typeof post>) =>
        Promise.all([exportUrl, eraseUrl].map(async (url) => (await ask(url)).statusCode));
      return {
        gateway: await both((url) => post(at(url, id), body, { issuer: 'gateway' })),
        anotherService: await both((url) => post(at(url, id), body, { issuer: 'weather' })),
        nobody: await both((url) => app.inject({ method: 'POST', url: at(url, id), payload: body })),
        anotherBody: await both((url) => post(at(url, id), body, { signedBody: '{"email":"grace@example.org"}' })),
        malformedId: await both((url) => post(at(url, 'A'.repeat(24)), body)),
        shortId: await both((url) => post(at(url, 'abc'), body)),
        noBody: await both((url) => post(at(url, id), undefined)),
        malformedAddress: await both((url) => post(at(url, id), { email: { $ne: 'ada@example.org' } })),
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
};
