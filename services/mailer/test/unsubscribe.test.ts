import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { isMailToken } from '@city-genie/service-kit/trust/mail-token';
import { describe, expect, it } from 'vitest';
import { unsubscribeHeaders } from '../src/mails/unsubscribe.js';
import { publicUrl, sampleMail, samples, supportEmail } from './sample-mails.js';

const { confirm, leave } = samples['waitlist.confirm'];

/** The token behind this address in a text. */
function tokenAfter(text: string, path: string): string {
  return text.split(publicUrl + path)[1]?.split(/[\s>]/)[0] ?? '';
}

function isTokenFor(token: string, purpose: 'confirm_entry' | 'leave_waitlist', link = confirm): boolean {
  const { tokenId: id, tokenExpiresAt: expiresAt } = link ?? expect.fail('the sample has no link');
  return isMailToken(token, { id, purpose, expiresAt }, testKeys.purposeKeys('waitlistLink'));
}

describe('the links of the waitlist', () => {
  it('confirm the address, and take it off the list', () => {
    const { text } = sampleMail('waitlist.confirm');
    expect(isTokenFor(tokenAfter(text, '/waitlist/confirm?token='), 'confirm_entry')).toBe(true);
    expect(isTokenFor(tokenAfter(text, '/waitlist/unsubscribe?token='), 'leave_waitlist', leave)).toBe(true);
  });

  it.each(['waitlist.confirm', 'account.invited'] as const)('%s: the client takes it off at one press, by a POST alone', (name) => {
    const { unsubscribe } = sampleMail(name);
    const headers = unsubscribeHeaders(unsubscribe ?? expect.fail('nothing is offered'));
    const [page = '', byMail] = headers['List-Unsubscribe']?.split(', ') ?? [];
    expect(isTokenFor(tokenAfter(page, '/api/waitlist/unsubscribe?token='), 'leave_waitlist', leave)).toBe(true);
    expect(byMail).toBe(`<mailto:${supportEmail}?subject=unsubscribe>`);
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('are missing in a message of an earlier version, which is sent as it was', () => {
    const { subject, text, unsubscribe } = sampleMail('waitlist.joined');
    expect(subject).toBe("You're on the list");
    expect(text).toContain(`Reply to this mail or write to ${supportEmail}`);
    expect(text).not.toContain('/waitlist/');
    expect(unsubscribeHeaders(unsubscribe ?? expect.fail('nothing is offered'))).toEqual({
      'List-Unsubscribe': `<mailto:${supportEmail}?subject=unsubscribe>`,
    });
  });
});
