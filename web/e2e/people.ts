import { randomBytes } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';

const inbox = `${process.env.E2E_MAIL_URL ?? 'http://localhost:1080'}/email`;

/** Somebody with an account of their own. */
export type Person = { username: string; email: string; password: string };

type Mail = { subject: string; text: string; to: { address: string }[]; headers: Record<string, string> };

/** The first administrator of a local installation. */
export const demoAdmin = { username: 'admin', password: 'Admin!Genie1' };
/** A subscriber of a local installation. */
export const demoSubscriber = { username: 'subscriber', password: 'Subscriber!Genie1' };

/** The headers that a page of the site would send. */
export const ownOrigin = (baseURL: string | undefined) => ({ origin: new URL(baseURL ?? '').origin });

async function inboxOf(request: APIRequestContext, address: string): Promise<Mail[]> {
  const mails: Mail[] = await (await request.get(inbox)).json();
  return mails.filter(({ to }) => to.some((box) => box.address === address));
}

/** The subjects of the mails to an address, once there are so many. */
export async function mailsTo(request: APIRequestContext, address: string, count: number): Promise<string[]> {
  let subjects: string[] = [];
  await expect
    .poll(
      async () => {
        subjects = (await inboxOf(request, address)).map(({ subject }) => subject);
        return subjects.length;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(count);
  return subjects;
}

/** The newest mail to an address with this subject, once it is there. */
export async function mailWith(request: APIRequestContext, address: string, subject: RegExp): Promise<Mail> {
  let mail: Mail | undefined;
  const look = async () => {
    mail = (await inboxOf(request, address)).filter((one) => subject.test(one.subject)).at(-1);
    return mail;
  };
  await expect.poll(look, { timeout: 20_000 }).toBeDefined();
  if (mail === undefined) {
    throw new Error('the mail has gone');
  }
  return mail;
}

/**
 * The link in the newest mail to an address with this subject, without the site's address.
 *
 * @param path where it leads, if the mail has several
 */
export async function linkInMail(request: APIRequestContext, address: string, subject: RegExp, path = ''): Promise<string> {
  const { text } = await mailWith(request, address, subject);
  const links = [...text.matchAll(/https?:\/\/[^/]+(\/\S+[?&](?:token|invite)=[\w-]+)/g)].map(([, link = '']) => link);
  const [found] = links.filter((link) => link.startsWith(path));
  expect(found, `the mail has no link to ${path}`).toBeDefined();
  return found ?? '';
}

/** Somebody who has just registered by the form, and is asked to pay. Nobody has verified their address. */
export async function registerByForm(page: Page): Promise<Person> {
  const username = `ada-${randomBytes(5).toString('hex')}`;
  const person = { username, email: `${username}@example.org`, password: 'Quiet!Lamps-over-the-Seine' };
  await page.goto('/register');
  const form = page.getByRole('form', { name: 'Create Account' });
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Lovelace');
  await form.getByLabel('Country').selectOption('France');
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Username').fill(person.username);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Confirm password').fill(person.password);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Create Account' }).click();
  return person;
}

/** Somebody who has registered and verified their address. */
export async function newPerson(request: APIRequestContext, baseURL: string | undefined): Promise<Person> {
  const username = `eve-${randomBytes(5).toString('hex')}`;
  const person = { username, email: `${username}@example.org`, password: 'Quiet!Lamps-over-the-Seine' };
  const headers = ownOrigin(baseURL);
  const names = { firstName: 'Eve', lastName: 'Curie', country: 'France' };
  expect((await request.post('/api/auth/register', { data: { ...person, ...names }, headers })).status()).toBe(201);
  const { verificationUrl } = await (
    await request.post('/api/test-verification-email', { data: { email: person.email, firstName: 'Eve' }, headers })
  ).json();
  await request.get(verificationUrl);
  return person;
}

/** Signs in without the form. */
export async function signIn(
  request: APIRequestContext,
  { username, password }: Omit<Person, 'email'>,
  baseURL: string | undefined,
): Promise<void> {
  const reply = await request.post('/api/auth/login', { data: { username, password }, headers: ownOrigin(baseURL) });
  expect(reply.status()).toBe(200);
}

/** An administrator of their own, so that tests at the same time don't meet. */
export async function newAdmin(browser: Browser, request: APIRequestContext, baseURL: string | undefined): Promise<Person> {
  const person = await newPerson(request, baseURL);
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await signIn(context.request, demoAdmin, baseURL);
  const headers = ownOrigin(baseURL);
  const { users } = await (await context.request.post('/api/admin/users', { data: { search: person.username, page: 1 }, headers })).json();
  const granted = await context.request.post(`/api/admin/users/${users[0].id}/admin`, { data: { isAdmin: true }, headers });
  expect(granted.status()).toBe(200);
  await context.close();
  return person;
}

/** Logs in by the form, and waits for nothing. */
export async function fillLogin(page: Page, { username, password }: Omit<Person, 'email'>): Promise<void> {
  await page.goto('/login');
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Username or email').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** The plans have come, as a document of their own: the address changes before. */
export async function plansCome(page: Page): Promise<void> {
  await page.waitForURL('**/subscribe');
  await page.waitForFunction(() => performance.getEntriesByType('navigation').some(({ name }) => new URL(name).pathname === '/subscribe'));
}
