import type { MailPayloads } from '@city-genie/contracts/internal/mail-jobs';
import { describe, expect, it } from 'vitest';
import { publicUrl, sampleMail, supportEmail } from './sample-mails.js';

type Change = MailPayloads['account.second-factor']['change'];

const newPassword = `${publicUrl}/forgot-password`;

describe('the mail about two-step verification', () => {
  it.each<[Change, string, string[]]>([
    [
      'added',
      'Two-step verification is on',
      [
        'signing in to your City Genie account takes your password and a code from an authenticator app.',
        'keep your recovery codes where you find them without your phone.',
        `Then write to ${supportEmail}, since the code of an app that is not yours would still be asked for.`,
        'We never ask for a code or a recovery code by mail.',
      ],
    ],
    [
      'removed',
      'Two-step verification is off',
      [
        'The password is enough again, and the recovery codes have stopped working.',
        'Then turn two-step verification on again on your account page.',
      ],
    ],
    [
      'codes_renewed',
      'You have new recovery codes',
      ['has new recovery codes, and the ones before have stopped working.', 'Then make new codes once more on your account page.'],
    ],
    [
      'code_used',
      'A recovery code was used',
      [
        'Each works once, so this one has stopped working.',
        'Your account page says how many are left, and makes new ones.',
        "If it wasn't you, somebody has seen your codes.",
      ],
    ],
    [
      'reset',
      'Two-step verification was reset',
      [
        'We have switched off two-step verification for your City Genie account',
        'sign in with your password alone and turn two-step verification on again',
        `If you didn't, write to ${supportEmail} now, and choose a new password: it signs out all browsers.`,
      ],
    ],
  ])('%s: its own words', (change, subject, sentences) => {
    const mail = sampleMail('account.second-factor', { change });
    expect(mail.subject).toBe(subject);
    for (const sentence of sentences) {
      expect(mail.text).toContain(sentence);
    }
    expect(mail.text).toContain('Username: ada_lovelace\n');
    expect(mail.text).toContain(newPassword);
    expect(mail.text).toContain(supportEmail);
  });

  it.each<Change>(['added', 'removed', 'codes_renewed', 'code_used'])('%s: the button is what a stranger is shut out by', (change) => {
    const { html, text } = sampleMail('account.second-factor', { change });
    expect(html).toContain(`<a class="button" href="${newPassword}"`);
    expect(text).toMatch(/hoose a new password now: that signs out all browsers/);
  });

  it('reset: the button is to sign in, for whoever asked us for it', () => {
    const { html } = sampleMail('account.second-factor', { change: 'reset' });
    expect(html).toContain(`<a class="button" href="${publicUrl}/login"`);
  });
});
