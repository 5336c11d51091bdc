import { mailJobs } from '@city-genie/contracts/internal/mail-jobs';
import { type MailTokenPurpose, mailTokenPurposes } from '@city-genie/contracts/internal/mail-link';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { isMailToken, mailTokenKeys } from '@city-genie/service-kit/trust/mail-token';
import { describe, expect, it } from 'vitest';
import { publicUrl, type SampleName, sampleMail, samples, supportEmail } from './sample-mails.js';

describe('the links of mails', () => {
  it.each([
    ['account.verify', 'verify_email', '/api/auth/verify-email?token='],
    ['account.reset', 'reset_password', '/reset-password?token='],
    ['account.invited', 'invite', '/register?invite='],
    ['account.confirm-email', 'change_email', '/confirm-email?token='],
  ] as const)('%s: a token for its purpose and expiry alone', (name, purpose: MailTokenPurpose, path) => {
    const { tokenId: id, tokenExpiresAt: expiresAt } = samples[name];
    const token =
      sampleMail(name)
        .text.split(publicUrl + path)[1]
        ?.split('\n')[0] ?? '';
    const keys = testKeys.purposeKeys(mailTokenKeys[purpose]);
    const isFor = (changes: object) => isMailToken(token, { id, purpose, expiresAt, ...changes }, keys);
    expect([isFor({}), isFor({ expiresAt: expiresAt + 1 })]).toEqual([true, false]);
    const fitting = mailTokenPurposes.filter((other) => isFor({ purpose: other }));
    expect(fitting).toEqual([purpose]);
  });

  it.each([
    ['account.password-changed', '/forgot-password'],
    ['account.exists', '/login'],
    ['account.signed-in', '/forgot-password'],
    ['account.code-refused', '/forgot-password'],
    ['account.email-asked', '/forgot-password'],
    ['account.email-changed', '/forgot-password'],
    ['account.second-factor', '/forgot-password'],
    ['account.rights', '/account'],
    ['account.expiring', '/login'],
  ] as const)('%s has no token: %s', (name, path) => {
    expect(sampleMail(name).html).toContain(`<a class="button" href="${publicUrl}${path}"`);
  });
});

describe('the mail about', () => {
  it('a registration says how long its link works, and what to do without one', () => {
    const { subject, text } = sampleMail('account.verify');
    expect(subject).toBe('Confirm your email address');
    expect(text).toContain('The link works for 24 hours.');
    expect(text).toContain("You didn't register? Then somebody typed your address by mistake. Ignore this mail");
  });

  it('a new password names the username, the hour, and that nothing has changed yet', () => {
    const { subject, text } = sampleMail('account.reset');
    expect(subject).toBe('Choose a new password');
    expect(text).toContain('Username: ada_lovelace\n');
    expect(text).toContain('The link works once, within one hour.');
    expect(text).toContain('Nothing changes until the link is used.');
  });

  it.each(['www.evil.example', 'ada.lovelace', 'call-18005550199', 'WIN_A_PRIZE_NOW_OR_NEVER_AGAIN'])(
    'a new password leaves %s out and says that the address will do',
    (username) => {
      const { html, text } = sampleMail('account.reset', { username });
      expect(html + text).not.toContain(username);
      expect(html + text).not.toContain('Username');
      expect(text).toContain('You can sign in with your username or with this email address.');
    },
  );

  it.each([
    ['ada1990', true],
    ['WANDERER_75011', true],
    ['ada.lovelace', false],
    ['www.evil.example', false],
    ['call-18005550199', false],
  ])('a new password names %s to the owner of a verified address: %s', (username, isShown) => {
    expect(sampleMail('account.reset', { username, isVerified: true }).text.includes(`Username: ${username}\n`)).toBe(isShown);
  });

  it('a changed password says how, and what to do when it was somebody else', () => {
    const [change, reset] = (['change', 'reset'] as const).map((means) => sampleMail('account.password-changed', { means }).text);
    expect(change).toContain('chosen by somebody who was signed in and knew the old one. All other browsers were signed out.');
    expect(reset).toContain('chosen through a link that we had mailed to you. All browsers were signed out.');
    for (const text of [change, reset]) {
      expect(text).toContain(`${publicUrl}/forgot-password`);
      expect(text).toContain(supportEmail);
    }
  });

  it('a known address leads to login and to a new password', () => {
    const { text } = sampleMail('account.exists');
    expect(text).toContain(`${publicUrl}/login`);
    expect(text).toContain(`${publicUrl}/forgot-password`);
  });

  it('a sign-in names browser, system and time', () => {
    expect(sampleMail('account.signed-in').text).toContain(
      'Browser: Firefox\nSystem: Windows\nTime: Tuesday 24 November 2026, 18:05 UTC\n',
    );
  });

  it('a refused code says that somebody knows the password, and what to do, without a word of the code', () => {
    const { subject, text } = sampleMail('account.code-refused');
    expect(subject).toBe('A sign-in with your password was stopped');
    expect(text).toContain('They were not let in.');
    expect(text).toContain('somebody else knows your password. Choose a new password now: that signs out all browsers.');
    expect(text).toContain('Browser: Firefox\nSystem: Windows\nTime: Tuesday 24 November 2026, 18:05 UTC\n');
  });

  it('rights says what they are and since when, and whom to ask', () => {
    const [given, taken] = [true, false].map((isAdmin) => sampleMail('account.rights', { isAdmin }));
    expect([given?.subject, taken?.subject]).toEqual(['You are an administrator now', 'You are no longer an administrator']);
    expect(given?.text).toContain('It can now see all users, change their rights and delete their accounts.');
    expect(taken?.text).toContain('Nothing else about it has changed.');
    expect(taken?.html).not.toContain('class="button"');
    for (const mail of [given, taken]) {
      expect(mail?.text).toContain('Time: Tuesday 24 November 2026, 18:05 UTC\n');
      expect(mail?.text).toContain(`If you don't know why, write to ${supportEmail}.`);
    }
  });

  it('a sign-in of an unknown browser says so', () => {
    const { text } = sampleMail('account.signed-in', { browser: '', system: 'call 1-800-555-0199' });
    expect(text).toContain('Browser: Unknown\nSystem: Unknown\n');
  });

  it('an invitation says how long it is good', () => {
    expect(sampleMail('account.invited').text).toContain('is for one person and works for 14 days.');
  });
});

it('only mails that nobody has just asked for offer to send no more', () => {
  const names: SampleName[] = ['waitlist.joined', 'waitlist.confirm', 'account.invited'];
  for (const { name } of Object.values(mailJobs)) {
    const expected = names.includes(name) ? `mailto:${supportEmail}?subject=unsubscribe` : undefined;
    expect(sampleMail(name).unsubscribe?.mailto).toBe(expected);
  }
});
