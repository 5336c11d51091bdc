import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { describe, expect, it } from 'vitest';
import { useAccounts } from './accounts-fixture.js';

const { stores, replica, start } = useAccounts('developer_tools', { env: { APP_MODE: 'local', ENABLE_DEV_TOOLS: 'true' } });

const url = '/api/test-verification-email';
const page = 'https://genie.test/verify-email';

async function madeFor(email: string): Promise<string> {
  const reply = await replica().ask({ method: 'POST', url, payload: { email, firstName: 'Ada' } });
  expect([reply.statusCode, reply.json()]).toMatchObject([200, { success: true, message: expect.any(String) }]);
  return reply.json().verificationUrl;
}

/** Follows a link. @returns where it leads */
async function follow(link: string): Promise<unknown> {
  expect(link).toMatch(/^https:\/\/genie\.test\/api\/auth\/verify-email\?token=[\w-]{65}$/);
  return (await replica().ask({ method: 'GET', url: link.replace('https://genie.test', '') })).headers.location;
}

describe('a test verification', () => {
  it('verifies the address of a user, without a mail', async () => {
    await replica().register();
    const link = await madeFor('ADA@example.org');
    expect(await follow(link)).toBe(`${page}?success=true&email=ada%40example.org`);
    expect(await replica().stored()).toMatchObject([{ emailVerified: true }]);
    expect(await replica().mails('account.verify')).toHaveLength(1);
    expect(await follow(await madeFor('ada@example.org'))).toBe(`${page}?error=already_verified`);
  });

  it('of an address that nobody has shows success and changes nothing', async () => {
    await replica().register();
    const link = await madeFor('eve@example.org');
    expect([await follow(link), await follow(link)]).toEqual([`${page}?success=true`, `${page}?error=invalid_or_expired`]);
    expect(await replica().stored()).toMatchObject([{ email: 'ada@example.org', emailVerified: false }]);
  });

  it.each([{ email: 'ada@example.org' }, { firstName: 'Ada' }, { email: 'ada', firstName: 'Ada' }])(
    'is refused with %j',
    async (payload) => {
      const reply = await replica().ask({ method: 'POST', url, payload });
      expect([reply.statusCode, reply.json().message]).toEqual([400, accountMessages.emailAndFirstName]);
    },
  );

  it('doesn’t exist outside of development', async () => {
    const { ask } = await start();
    const reply = await ask({ method: 'POST', url, payload: { email: 'ada@example.org', firstName: 'Ada' } });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    expect(await stores().connection.collection('mail_links').countDocuments()).toBe(0);
  });
});

describe('GET /api/config', () => {
  it('tells the switches of the installation', async () => {
    const reply = await replica().ask({ method: 'GET', url: '/api/config' });
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        stripePublishableKey: null,
        stripeJsUrl: null,
        arePaymentsSimulated: false,
        registrationButton: false,
        registrationMode: 'open',
        yearlySavingsLabel: null,
        mapStyleUrl: null,
        devTools: true,
        supportEmail: 'support@genie.test',
      },
    ]);
  });

  it('tells those that an operator sets', async () => {
    const { ask } = await start({
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      REGISTRATION_BUTTON: 'true',
      REGISTRATION_MODE: 'invite',
      YEARLY_SAVINGS_LABEL: 'Save 13%',
      MAP_TILES_URL: 'https://tiles.example.org/planet',
      SUPPORT_EMAIL: 'help@example.org',
    });
    expect((await ask({ method: 'GET', url: '/api/config' })).json()).toEqual({
      stripePublishableKey: 'pk_live_1',
      stripeJsUrl: null,
      arePaymentsSimulated: false,
      registrationButton: true,
      registrationMode: 'invite',
      yearlySavingsLabel: 'Save 13%',
      mapStyleUrl: '/map/style.json',
      devTools: false,
      supportEmail: 'help@example.org',
    });
  });
});
