import { randomBytes } from 'node:crypto';
import { type Answer, call, eventually } from './call.js';

/** The parts of a stack that a visitor can reach. */
type Site = { url: string; mailUrl: string };

/** A browser as far as the API is concerned: it keeps cookies, and names the site as its origin. */
export type Visitor = {
  /** The cookies by name, as the browser would send them. */
  cookies: Map<string, string>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: object): Promise<Answer>;
  send(method: string, path: string, body?: object): Promise<Answer>;
};

function keepCookies(jar: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /max-age=0(;|$)/i.test(line)) {
      jar.delete(name);
    } else {
      jar.set(name, value);
    }
  }
}

/** @param proxyHeaders what a proxy in front of the site adds */
export function openBrowser({ url }: Pick<Site, 'url'>, proxyHeaders: Record<string, string> = {}): Visitor {
  const cookies = new Map<string, string>();
  async function ask(method: string, path: string, body?: object): Promise<Answer> {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { origin: url, ...proxyHeaders, ...(cookie !== '' && { cookie }) };
    const answer = await call(url, { method, path, headers, ...(body && { body: JSON.stringify(body) }) });
    keepCookies(cookies, answer.headers);
    return answer;
  }
  return { cookies, get: (path) => ask('GET', path), post: (path, body = {}) => ask('POST', path, body), send: ask };
}

export type Account = { firstName: string; lastName: string; email: string; country: string; username: string; password: string };

/** Somebody new. */
export function newAccount(label: string): Account {
  const username = `${label}-${randomBytes(4).toString('hex')}`;
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `${username}@example.org`,
    country: 'France',
    username,
    password: `Quiet!${randomBytes(6).toString('hex')}Aa`,
  };
}

type ReceivedMail = { subject: string; text: string; html: string; to: { address: string }[] };

/** The mails to an address, oldest first. */
export async function mailsTo({ mailUrl }: Site, address: string): Promise<ReceivedMail[]> {
  const inbox: ReceivedMail[] = JSON.parse(await (await fetch(`${mailUrl}/email`)).text());
  return inbox.filter(({ to }) => to.some((mailbox) => mailbox.address === address));
}

/** Waits for the mail with this subject, and returns its first link. */
export async function linkInMail(site: Site, address: string, subject: RegExp): Promise<string> {
  const found = await eventually(
    async () => (await mailsTo(site, address)).filter((mail) => subject.test(mail.subject)).at(-1),
    (mail) => mail !== undefined,
    20_000,
  );
  const link = /https?:\/\/\S+[?&](?:token|invite)=[\w-]+/.exec(found?.text ?? '')?.[0];
  if (link === undefined) {
    throw new Error(`the mail has no link: ${found?.text}`);
  }
  return link;
}

/** The path and query of an address. */
export function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}

/** Registers somebody and follows the link of the mail. */
export async function registerAndVerify(site: Site, account: Account): Promise<Visitor> {
  const browser = openBrowser(site);
  const { status, text } = await browser.post('/api/auth/register', account);
  if (status !== 201) {
    throw new Error(`not registered: ${status} ${text}`);
  }
  await browser.get(pathOf(await linkInMail(site, account.email, /confirm your email/i)));
  return browser;
}
