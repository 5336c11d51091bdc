import type { CDPSession, Page } from '@playwright/test';

/** What the browser receives instead of the server's reply; `aborted` as if the network were gone, `never` none at all. */
type Reply = { status?: number; json?: unknown; body?: string; contentType?: string; fileName?: string } | 'aborted' | 'never';

type Call = { url: string; method: string; body: string | undefined };

type Stub = { address: RegExp; reply: (call: Call) => Reply | Promise<Reply> };

type Stubs = { session: CDPSession; stubs: Stub[] };

const stubbed = new WeakMap<Page, Stubs>();

/** What can be stubbed: the site's calls, and the payment provider's script. Everything else isn't held up. */
const patterns = ['*/api/*', '*/e2e/stripe.js'].map((urlPattern) => ({ urlPattern }));

/** `**` stands for anything, `*` for a part of a path. */
function toPattern(address: string): RegExp {
  const escaped = address.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\*\*|\*/g, (stars) => (stars === '**' ? '.*' : '[^/]*'))}$`);
}

async function give(session: CDPSession, requestId: string, reply: Reply): Promise<void> {
  if (reply === 'never') {
    return;
  }
  if (reply === 'aborted') {
    await session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    return;
  }
  const { status = 200, json, body = json === undefined ? '' : JSON.stringify(json), contentType = 'application/json', fileName } = reply;
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: status,
    responseHeaders: [
      { name: 'content-type', value: contentType },
      ...(fileName === undefined ? [] : [{ name: 'content-disposition', value: `attachment; filename="${fileName}"` }]),
    ],
    body: Buffer.from(body).toString('base64'),
  });
}

async function open(page: Page): Promise<Stubs> {
  const session = await page.context().newCDPSession(page);
  const stubs: Stub[] = [];
  session.on('Fetch.requestPaused', async ({ requestId, request: { url, method, postData } }) => {
    const found = stubs.findLast(({ address }) => address.test(url));
    const reply = found && (await found.reply({ url, method, body: postData }));
    // The page may have gone on meanwhile, and then nobody waits for the reply.
    await (reply ? give(session, requestId, reply) : session.send('Fetch.continueRequest', { requestId })).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns });
  return { session, stubs };
}

/**
 * Replies to the page's requests to an address, until `forgetStubs`; the last stub of an address counts. Playwright's `page.route` would stop
 * every request of the page and turn the browser's cache off, so that each load would take more than twice as long.
 */
export async function stub(page: Page, address: string, reply: Reply | Stub['reply']): Promise<void> {
  const existing = stubbed.get(page) ?? (await open(page));
  stubbed.set(page, existing);
  existing.stubs.push({ address: toPattern(address), reply: typeof reply === 'function' ? reply : () => reply });
}

/** Lets all requests through again. What was never answered is then sent, so the page that asked must be gone. */
export async function forgetStubs(page: Page): Promise<void> {
  await stubbed.get(page)?.session.detach();
  stubbed.delete(page);
}
