import { newId } from '../ids.js';
import { invalid, Refusal } from '../refusal.js';
import { apiRoutes } from '../routes/all.js';
import { runDue } from '../rules/due.js';
import type { World } from '../world.js';
import { checkNames } from './form.js';
import { listParams } from './list.js';
import { type Reply, replyOf } from './reply.js';
import type { ReadRequest } from './request.js';
import { idIn, type Route } from './route.js';

/** Keys that are accepted; without them any of the right form is. */
export type Keys = { secret?: string | undefined; publishable?: string | undefined };

/** The route of a request and the id in its address. */
export function routeOf(method: string, path: string): { route: Route; id: string } | undefined {
  for (const route of apiRoutes) {
    const id = route.method === method ? idIn(route.path, path) : undefined;
    if (id !== undefined) {
      return { route, id };
    }
  }
  return undefined;
}

/** Answers a request to the API, after all that time has brought since the last one. */
export function answer(world: World, request: ReadRequest, keys: Keys): Reply {
  const requestId = newId('req', 14);
  const reply = replyOf(() => {
    const match = routeOf(request.method, request.path);
    checkKey(world, request, keys, match);
    if (match === undefined) {
      throw new Refusal(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.path}).`,
      });
    }
    const { route, id } = match;
    checkNames(request.form, ['expand[]', ...(route.params ?? []), ...(route.isList === true ? listParams : [])]);
    const expand = request.form.list('expand');
    const unknown = expand.find((path) => !(route.expand ?? []).includes(path));
    if (unknown !== undefined) {
      throw invalid(`This property cannot be expanded (${unknown}).`, 'expand');
    }
    runDue(world);
    world.request = { id: requestId, idempotency_key: request.idempotencyKey ?? null };
    return route.act({ world, id, form: request.form, expand: new Set(expand), path: request.path });
  });
  world.request = { id: null, idempotency_key: null };
  return { ...reply, headers: { ...reply.headers, 'request-id': requestId } };
}

function checkKey(world: World, { apiKey, form }: ReadRequest, keys: Keys, match: { route: Route; id: string } | undefined): void {
  if (apiKey?.startsWith('sk_') === true && (keys.secret ?? apiKey) === apiKey) {
    return;
  }
  if (apiKey?.startsWith('pk_') !== true || (keys.publishable ?? apiKey) !== apiKey) {
    throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
  }
  if (match?.route.isForBrowsers !== true) {
    const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.';
    throw new Refusal(401, { type: 'invalid_request_error', code: 'secret_key_required', message });
  }
  const secret = world.intents.get(match.id)?.clientSecret;
  if (secret === undefined || form.get('client_secret') !== secret) {
    throw invalid('The client_secret provided does not match any associated PaymentIntent on this account.', 'client_secret');
  }
}
