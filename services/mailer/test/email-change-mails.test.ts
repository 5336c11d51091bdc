import { describe, expect, it } from 'vitest';
import { publicUrl, sampleMail, supportEmail } from './sample-mails.js';

describe('the mail to a new address', () => {
  const { subject, text } = sampleMail('account.confirm-email');

  it('says how long its link works, and that it needs a sign-in', () => {
    expect(subject).toBe('Confirm your new email address');
    expect(text).toContain('The link works for 24 hours.');
    expect(text).toContain(
      "You need to be signed in for that. If you aren't, sign in with your username or with the address that you have used so far.",
    );
  });

  it('tells whoever never asked what to do', () => {
    expect(text).toContain("You didn't ask for this? Then somebody typed your address by mistake. Ignore this mail, and nothing changes.");
  });

  it('names no user: it may be with a stranger', () => {
    expect(text).not.toContain('ada_lovelace');
  });
});

describe('the mail to the present address', () => {
  it('says that nothing has changed yet, and how a stranger is kept from it', () => {
    const { subject, text } = sampleMail('account.email-asked');
    expect(subject).toBe('A new email address was asked for');
    expect(text).toContain('Nothing changes until that address is confirmed by a link that we mail to it.');
    expect(text).toContain(
      "If it wasn't, choose a new password now: that signs out all browsers, and only somebody who is signed in can confirm",
    );
    expect(text).toContain('You have changed your mind? Your account page lets you keep the address that you have.');
    expect(text).toContain('Username: ada_lovelace\n');
    expect(text).toContain(supportEmail);
  });
});

describe('the mail after the change', () => {
  const [now, former] = [false, true].map((isFormer) => sampleMail('account.email-changed', { isFormer }));

  it('has one subject, and names the username at both addresses', () => {
    expect([now?.subject, former?.subject]).toEqual(Array(2).fill('Your email address was changed'));
    expect(now?.text).toContain('Username: ada_lovelace\n');
    expect(former?.text).toContain('tell us your username (ada_lovelace).');
  });

  it('leaves a username out that could be a message', () => {
    const { html, text } = sampleMail('account.email-changed', { isFormer: true, username: 'www.evil.example' });
    expect(text).toContain('now and tell us your username. Asking');
    expect(html + text).not.toContain('evil');
  });

  it('tells the new one that it is in use, and advises a new password', () => {
    expect(now?.text).toContain('This is the email address of your City Genie account from now on.');
    expect(now?.text).toContain("If it wasn't, choose a new password now: that signs out all browsers.");
    expect(now?.text).toContain(`${publicUrl}/forgot-password`);
  });

  it('tells the former one that it is out of use, and to write to us, since a reset goes to the other', () => {
    expect(former?.text).toContain('This one no longer signs you in, and this is the last mail about the account that comes here.');
    expect(former?.text).toContain(`If it wasn't, write to ${supportEmail} now and tell us your username`);
    expect(former?.text).toContain('Asking for a new password would not help, since its link would go to the other address.');
    expect(former?.html).not.toMatch(/class="button"|https?:/);
  });
});
