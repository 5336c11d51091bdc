import type { ServerResponse } from 'node:http';
import { sendText } from '../http/reply.js';
import type { ReadRequest } from '../http/request.js';
import { replaceCards } from '../rules/cards.js';
import { runDue } from '../rules/due.js';
import { answerChallenge } from '../rules/payment.js';
import { rowOf, type World } from '../world.js';
import { assetAt, readAsset } from './asset.js';
import { challengePage, elementPage } from './card-pages.js';
import { invoicePage, portalPage } from './portal-page.js';

const html = 'text/html; charset=utf-8';

/** Shows the page of a request, if it is for one. */
export function showPage(request: ReadRequest, response: ServerResponse, world: World): boolean {
  runDue(world);
  const asset = assetAt(request.path);
  if (asset !== undefined) {
    const { text, type } = readAsset(asset);
    sendText(response, 200, type, text);
    return true;
  }
  const text = textOf(request, world);
  if (text !== undefined) {
    sendText(response, 200, html, text);
    return true;
  }
  return doForPage(request, response, world);
}

function textOf({ method, path, form }: ReadRequest, world: World): string | undefined {
  if (method !== 'GET') {
    return undefined;
  }
  const [, folder, id = ''] = path.split('/');
  const session = world.portalSessions.get(id);
  switch (folder) {
    case 'elements':
      return id === 'payment' ? elementPage(form.get('theme') ?? 'stripe') : undefined;
    case '_challenge':
      return challengePage();
    case '_portal':
      return session === undefined ? undefined : portalPage(world, session);
    case '_invoice':
      return invoicePage(world, id);
    default:
      return undefined;
  }
}

/** What the buttons of the pages do. */
function doForPage({ method, path, form }: ReadRequest, response: ServerResponse, world: World): boolean {
  if (method !== 'POST') {
    return false;
  }
  const session = world.portalSessions.get(path.replace('/_portal/', ''));
  if (path === '/_challenge') {
    const intent = [...world.intents.values()].find(({ clientSecret }) => clientSecret === form.get('client_secret'));
    if (intent !== undefined) {
      answerChallenge(world, intent, form.get('passed') === 'true');
    }
    sendText(response, intent === undefined ? 404 : 200, html, '');
    return true;
  }
  if (session !== undefined) {
    const behaviour = form.choice('card', ['ok', 'declined']) ?? 'ok';
    replaceCards(world, rowOf(world.customers, session.customer), behaviour);
    sendText(response, 303, html, '', { location: path });
    return true;
  }
  return false;
}
