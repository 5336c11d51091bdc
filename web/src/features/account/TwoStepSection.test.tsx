import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { tellAccount } from '../../testing/account.js';
import { refusal } from '../../testing/handlers.js';
import { openAccount } from '../../testing/open-account.js';
import { guardedAccount, sampleAccount } from '../../testing/sample-account.js';
import { server } from '../../testing/server.js';

const secret = 'JBSWY3DPEHPK3PXP';
const uri = `otpauth://totp/City%20Genie:ada?secret=${secret}&issuer=City%20Genie`;
const codes = Array.from({ length: 10 }, (_, index) => `abcd-${index}fgh`);
const name = 'Two-step verification';

/** A server on which a second factor can be set up with this code. */
function serveSetUp(answer: () => Response = () => HttpResponse.json({ success: true, recoveryCodes: codes })) {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/account/second-factor', () => HttpResponse.json({ success: true, secret, uri })),
    http.post('*/api/account/second-factor/confirm', async ({ request }) => {
      sent.push(await request.json());
      const response = answer();
      if (response.ok) {
        tellAccount({ ...guardedAccount, secondFactor: { isOn: true, recoveryCodesLeft: 10, isRequired: false } });
      }
      return response;
    }),
  );
  return sent;
}

async function openSetUp() {
  const site = await openAccount();
  await site.user.click(site.section(name).getByRole('button', { name: 'Set up two-step verification' }));
  const form = within(await screen.findByRole('form', { name: 'Set up two-step verification' }));
  const confirm = async (code = '123456') => site.user.type(form.getByLabelText('The six digits that the app shows now'), `${code}{Enter}`);
  return { ...site, form, confirm };
}

describe('setting up two-step verification', () => {
  it('shows the key as a picture and in letters, and takes the focus', async () => {
    serveSetUp();
    const { section } = await openSetUp();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Show this to your authenticator app' })).toHaveFocus());
    expect(section(name).getByRole('img', { name: /^QR code of the key/ })).toBeInTheDocument();
    const key = section(name).getByText('JBSW Y3DP EHPK 3PXP');
    expect(section(name).getByRole('img').compareDocumentPosition(key)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(section(name).getByText(/^If the app now lists City Genie twice for ada, remove the older entry/)).toBeInTheDocument();
  });

  it('begins with the app on a phone, which can’t scan its own screen', async () => {
    const listeners = { addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)', media: query, ...listeners }));
    serveSetUp();
    const { section } = await openSetUp();
    const link = section(name).getByRole('link', { name: 'Open in your authenticator app' });
    expect(link).toHaveAttribute('href', uri);
    const key = section(name).getByText('JBSW Y3DP EHPK 3PXP');
    const picture = section(name).getByRole('img', { name: /^QR code of the key/ });
    expect(link.compareDocumentPosition(key)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(key.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('turns it on by a code, and shows the recovery codes until they are kept', async () => {
    const sent = serveSetUp();
    const { user, section, confirm } = await openSetUp();
    await confirm();
    expect(await screen.findByRole('heading', { name: 'Keep these recovery codes' })).toHaveFocus();
    expect(sent).toEqual([{ code: '123456' }]);
    expect(
      section(name)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    expect(section(name).queryByText(/^It is on:/)).not.toBeInTheDocument();
    await user.click(section(name).getByRole('button', { name: 'I have kept them' }));
    expect(section(name).getByRole('status')).toHaveTextContent('Two-step verification is on');
    expect(await section(name).findByText(/^It is on:.* 10 recovery codes are left\.$/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name })).toHaveFocus();
    expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
  });

  it('says at the field that a code is wrong, and can be tried again', async () => {
    serveSetUp(() => refusal(400, 'validation_failed', 'Please check', { code: 'This code is not correct' }));
    const { form, confirm } = await openSetUp();
    await confirm('111111');
    const input = form.getByLabelText('The six digits that the app shows now');
    await waitFor(() => expect(input).toHaveAccessibleDescription('This code is not correct'));
    expect(input).toHaveFocus();
  });

  it('says that it has taken too long', async () => {
    serveSetUp(() => refusal(409, 'conflict', 'This has taken too long. Please start again.'));
    const { user, section, form, confirm } = await openSetUp();
    await confirm();
    expect(await form.findByRole('alert')).toHaveTextContent('This has taken too long. Please start again.');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(section(name).getByRole('button', { name: 'Set up two-step verification' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name })).toHaveFocus();
  });

  it('says that it could not begin, but not when the step-up was cancelled', async () => {
    server.use(http.post('*/api/account/second-factor', () => refusal(503, 'service_unavailable', 'Please try again later')));
    const { user, section } = await openAccount();
    const press = () => user.click(section(name).getByRole('button', { name: 'Set up two-step verification' }));
    await press();
    await waitFor(() => expect(section(name).getByRole('alert')).toHaveTextContent('Please try again later'));
    server.use(http.post('*/api/account/second-factor', () => refusal(403, 'step_up_required', 'Please confirm that it is you')));
    await press();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(section(name).getByRole('alert')).toBeEmptyDOMElement();
  });
});

describe('two-step verification that is on', () => {
  it.each([
    [9, /9 recovery codes are left\.$/],
    [3, /3 recovery codes are left: it is time for new ones\.$/],
    [1, /One recovery code is left: it is time for new ones\.$/],
    [0, /No recovery codes are left: it is time for new ones\.$/],
  ])('tells that %i recovery codes are left', async (recoveryCodesLeft, words) => {
    const { section } = await openAccount({ ...guardedAccount, secondFactor: { isOn: true, recoveryCodesLeft, isRequired: false } });
    expect(section(name).getByText(words)).toBeInTheDocument();
  });

  it('is turned off when that is confirmed', async () => {
    const removed = vi.fn();
    server.use(
      http.delete('*/api/account/second-factor', () => {
        removed();
        tellAccount(sampleAccount);
        return HttpResponse.json({ success: true, message: 'Off' });
      }),
    );
    const { user, section } = await openAccount(guardedAccount);
    await user.click(section(name).getByRole('button', { name: 'Turn off' }));
    expect(section(name).getByText(/^Once it is off, your password alone/)).toHaveFocus();
    expect(removed).not.toHaveBeenCalled();
    await user.click(section(name).getByRole('button', { name: 'Turn it off' }));
    expect(await section(name).findByText('Two-step verification is off')).toHaveAttribute('role', 'status');
    expect(await section(name).findByRole('button', { name: 'Set up two-step verification' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name })).toHaveFocus();
  });

  it('stays when that is taken back', async () => {
    const { user, section } = await openAccount(guardedAccount);
    await user.click(section(name).getByRole('button', { name: 'Turn off' }));
    await user.click(section(name).getByRole('button', { name: 'Keep it' }));
    expect(section(name).getByRole('button', { name: 'Turn off' })).toHaveFocus();
  });

  it('can’t be turned off by those who need it', async () => {
    const { section } = await openAccount({
      ...guardedAccount,
      isAdmin: true,
      secondFactor: { ...guardedAccount.secondFactor, isRequired: true },
    });
    expect(section(name).getByText('Administrators need two-step verification here')).toBeInTheDocument();
    expect(section(name).getByRole('button', { name: 'New recovery codes' })).toBeInTheDocument();
    expect(section(name).queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
  });
});
