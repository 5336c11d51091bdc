import { describe, expect, it } from 'vitest';
import { publicUrl, sampleMail, supportEmail } from './sample-mails.js';

describe('the mail before an unconfirmed account ends', () => {
  const { subject, text } = sampleMail('account.expiring');

  it('says when, and how to keep it', () => {
    expect(subject).toBe('Confirm your address to keep your account');
    expect(text).toContain('Deletion: Tuesday 24 November 2026, 18:05 UTC\n');
    expect(text).toContain('Sign in with your username or with this email address. The page then offers to mail you the link again.');
    expect(text).toContain(`A new one confirms the address as well: ${publicUrl}/forgot-password`);
  });

  it('tells whoever never registered what to do', () => {
    expect(text).toContain("You didn't register? Then somebody typed your address by mistake. Ignore this mail, and the account goes.");
  });

  it('leaves a username out that could be a message', () => {
    const { html, text } = sampleMail('account.expiring', { username: 'call-18005550199' });
    expect(html + text).not.toMatch(/18005550199|Username/);
  });
});

describe('the mail about a deleted account', () => {
  const of = (cause: 'user' | 'admin' | 'expiry') => sampleMail('account.deleted', { cause });

  it.each(['user', 'admin', 'expiry'] as const)('%s: what went, what stays, and that no more mails come', (cause) => {
    const { subject, text, html } = of(cause);
    expect(subject).toBe('Your account was deleted');
    expect(text).toContain('Your name, your address, your password and your settings went with it.');
    expect(text).toContain('a record of what was done with the account, without your name or address, and invoices if something was paid.');
    expect(text).toContain('This is the last mail about it.');
    expect(html).not.toContain('class="button"');
  });

  it('by its user: how somebody else would have done it, and what is left to do', () => {
    const { text } = of('user');
    expect(text).toContain('was deleted by somebody who was signed in and knew its password.');
    expect(text).toContain(`It wasn't you? Write to ${supportEmail}.`);
    expect(text).toContain('somebody knew your password: wherever else you use it, choose another one.');
  });

  it('by an administrator: whom to ask', () => {
    const { text } = of('admin');
    expect(text).toContain('was deleted by an administrator.');
    expect(text).toContain(`Do you think that this was a mistake? Write to ${supportEmail}. What was deleted can't be brought back.`);
  });

  it('that nobody confirmed: why, and the way back', () => {
    const { text } = of('expiry');
    expect(text).toContain('was deleted, since nobody had confirmed this email address.');
    expect(text).toContain(`You can register again: ${publicUrl}/register`);
    expect(text).toContain('You never registered? Then somebody had typed your address by mistake, and there is nothing to do.');
  });

  it.each([
    ['user', true],
    ['admin', true],
    ['expiry', false],
  ] as const)('%s: a word about sessions and a subscription: %s', (cause, isSaid) => {
    expect(
      of(cause).text.includes('All browsers were signed out, and if there was a subscription it has ended: nothing more will be charged.'),
    ).toBe(isSaid);
  });
});
