import { createSubscriptionRoute } from '@city-genie/contracts/billing/routes';
import { listWaitlistRoute } from '@city-genie/contracts/waitlist/routes';
import { eventually } from '../system/call.js';
import { type Account, newAccount, type Visitor } from '../system/visitor.js';
import type { Stage } from './stage.js';

const london = { mood: 'cozy-contemplative', timeframe: 'half-day' };
const patienceMs = 20_000;

/** The invited person registers, verifies the address, and signs in. */
export async function registerInvited(stage: Stage, email: string): Promise<{ visitor: Visitor; account: Account }> {
  const { log, check, linkOf } = stage;
  const registrant = log.browser('registrant');
  const inviteToken = new URL(await linkOf(email, /^Your invitation/), 'http://a').searchParams.get('invite') ?? '';
  const account = { ...newAccount('ada'), email };
  check('nobody registers without an invitation', (await registrant.post('/api/auth/register', account)).status === 403);
  check('the invited person registers', (await registrant.post('/api/auth/register', { ...account, inviteToken })).status === 201);
  const again = { ...newAccount('eve'), inviteToken };
  check('the invitation is for one person', (await log.browser('another').post('/api/auth/register', again)).status === 403);
  await registrant.get(await linkOf(email, /^Confirm your email/));
  check('and signs in', (await registrant.post('/api/auth/login', account)).status === 200);
  return { visitor: registrant, account };
}

/** Pays, and goes through what that opens. */
export async function subscribe({ check, atProvider, mailed }: Stage, visitor: Visitor, email: string): Promise<void> {
  const unpaid = [await visitor.post('/api/london/search', london), await visitor.get('/api/news')];
  check(
    'London and the news ask for payment',
    unpaid.every(({ status }) => status === 402),
  );
  const { clientSecret } = createSubscriptionRoute.reply.parse(
    (await visitor.post('/api/create-subscription', { priceId: 'monthly' })).json,
  );
  await atProvider('pay', { clientSecret, card: 'declined' });
  check('a declined card opens nothing', (await visitor.get('/api/london/guide')).status === 402);
  await atProvider('pay', { clientSecret, card: 'ok' });
  const searched = () => visitor.post('/api/london/search', london);
  check('a paid one opens London', (await eventually(searched, ({ status }) => status === 200, patienceMs)).status === 200);
  await mailed(email, 'Your subscription is active');
  for (const path of [
    '/api/london/guide',
    '/api/tokyo/guide',
    '/api/news',
    '/api/subscription-status',
    '/api/account',
    '/api/account/export',
  ]) {
    check(`a subscriber reads ${path}`, (await visitor.get(path)).status === 200);
  }
}

/** The subscription's later life: cancelled, resumed, withdrawn. */
export async function live({ check, atProvider, mailed }: Stage, visitor: Visitor, email: string): Promise<void> {
  check('the subscription is cancelled', (await visitor.post('/api/subscription/cancel')).status === 200);
  await mailed(email, 'Your subscription is cancelled');
  check('and goes on after all', (await visitor.post('/api/subscription/resume')).status === 200);
  check('it is withdrawn', (await visitor.post('/api/subscription/withdraw')).status === 200);
  await mailed(email, 'Your withdrawal is done');
  check('and London is closed again', (await visitor.get('/api/london/guide')).status === 402);
  await atProvider('advance', { seconds: 40 * 86_400 });
  check('forty days later, too', (await visitor.get('/api/london/guide')).status === 402);
}

/** The account goes, and with it the place on the waitlist. */
export async function leave(
  { log, check, linkOf }: Stage,
  visitor: Visitor,
  admin: Visitor,
  { email, username, password }: Account,
): Promise<void> {
  const leaving = await linkOf(email, /^Your invitation/);
  check('the account is deleted', (await visitor.send('DELETE', '/api/account', { username, password })).status === 200);
  check('nobody is signed in any more', (await visitor.get('/api/auth/user')).status === 401);
  const entriesOf = async () => (await admin.get(`/api/waitlist?page=1&search=${encodeURIComponent(email)}`)).json;
  const gone = await eventually(entriesOf, (reply) => listWaitlistRoute.reply.parse(reply).total === 0, patienceMs);
  check('and the place on the waitlist is gone', gone !== undefined);
  const token = new URL(leaving, 'http://a').searchParams.get('invite') ?? '';
  const again = { ...newAccount('ada'), inviteToken: token };
  check('the invitation isn’t free again', (await log.browser('another').post('/api/auth/register', again)).status === 403);
}
