import type { MailPayloads } from '@city-genie/contracts/internal/mail-jobs';
import { describe, expect, it } from 'vitest';
import { writtenAmount } from '../src/mails/written-amount.js';
import { publicUrl, sampleMail, supportEmail } from './sample-mails.js';

const account = `${publicUrl}/account`;
const moment = 'Tuesday 24 November 2026, 18:05 UTC';

describe('the mail about a payment', () => {
  it.each<[MailPayloads['billing.paid']['occasion'], string, string]>([
    ['first', 'Your subscription is active', 'every city of City Genie is open to you.'],
    ['renewal', 'Your subscription was renewed', 'the payment for it has arrived. There is nothing to do.'],
    ['switch', 'Your plan was changed', 'What was left of the time you had paid for was taken off.'],
  ])('%s: what was paid, and when the next payment is due', (occasion, subject, sentence) => {
    const mail = sampleMail('billing.paid', { occasion });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(sentence);
    expect(mail.text).toContain('Plan: Monthly\nCharged: $4.99\n');
    expect(mail.text).toContain(`Next payment: ${moment}\n`);
    expect(mail.html).toContain(`<a class="button" href="${account}"`);
  });

  it('promises the money back for a payment that can be withdrawn alone, and says how', () => {
    const promise = 'You have 30 days to change your mind about this first payment. "Withdraw and refund" on your account page';
    expect(sampleMail('billing.paid', { occasion: 'first' }).text).toContain(promise);
    expect(sampleMail('billing.paid', { occasion: 'first', isWithdrawable: false }).text).not.toContain('30 days');
    expect(sampleMail('billing.paid', { occasion: 'renewal', isWithdrawable: false }).text).not.toContain('30 days');
    expect(sampleMail('billing.paid', { occasion: 'switch', isWithdrawable: undefined }).text).not.toContain('30 days');
  });

  it('names the plan, and what was charged for it: of another plan less than its price', () => {
    const { text } = sampleMail('billing.paid', { occasion: 'switch', plan: 'yearly', amountCents: 4701 });
    expect(text).toContain('Plan: Yearly\nCharged: $47.01\n');
    expect(text).not.toMatch(/Yearly plan/);
  });

  it('names no next payment where none is due', () => {
    const { text } = sampleMail('billing.paid', { nextAt: null });
    expect(text).toContain('No further payment is due.');
    expect(text).not.toContain('Next payment');
  });
});

describe('the mail about a payment that failed', () => {
  it('says until when everything stays open, and leads to the card', () => {
    const { subject, text, html } = sampleMail('billing.payment-failed', { plan: 'yearly', amountCents: 5200 });
    expect(subject).toBe("Your payment didn't go through");
    expect(text).toContain(`Plan: Yearly\nNot paid: $52.00\nOpen until: ${moment}\n`);
    expect(html).toContain(`<a class="button" href="${account}"`);
    expect(text).toContain('Update your card');
  });
});

describe('the mail about a cancelled subscription', () => {
  it('by its user: until when it is open, the way back, and what if it was somebody else', () => {
    const { subject, text } = sampleMail('billing.cancelled', { cause: 'user' });
    expect(subject).toBe('Your subscription is cancelled');
    expect(text).toContain(`Open until: ${moment}\n`);
    expect(text).toContain('Until then your account page lets it go on.');
    expect(text).toContain(`${publicUrl}/forgot-password`);
  });

  it('that is over at the provider and still open: no way to let it go on', () => {
    const { text } = sampleMail('billing.cancelled', { cause: 'user', canResume: false });
    expect(text).toContain(`Open until: ${moment}\n`);
    expect(text).not.toContain('lets it go on');
  });

  it('at once: no time, and no way to let it go on', () => {
    const { text } = sampleMail('billing.cancelled', { cause: 'user', until: null });
    expect(text).toContain('has ended, as you asked. Nothing more will be charged.');
    expect(text).not.toMatch(/Open until|go on/);
  });

  it('since it was not paid: why, and how to subscribe again', () => {
    const { subject, text, html } = sampleMail('billing.cancelled', { cause: 'unpaid', until: null });
    expect(subject).toBe('Your subscription has ended');
    expect(text).toContain("has ended, since its last payment didn't go through. Nothing more will be charged.");
    expect(html).toContain(`<a class="button" href="${publicUrl}/subscribe"`);
  });
});

describe('the mail about a refund', () => {
  it('is a receipt', () => {
    const { subject, text } = sampleMail('billing.refunded');
    expect(subject).toBe('Your refund is on its way');
    expect(text).toContain('Plan: Monthly\nPaid back: $4.99\n');
    expect(text).toContain('your bank may need five to ten days to show it.');
    expect(text).toContain(supportEmail);
    expect(text).not.toContain('has ended');
  });

  it('after a withdrawal tells both: what has ended, and all that goes back', () => {
    const { subject, text } = sampleMail('billing.refunded', { plan: 'yearly', amountCents: 5200, isWithdrawal: true });
    expect(subject).toBe('Your withdrawal is done');
    expect(text).toContain('has ended, as you asked, and we have sent back what you paid for it. Nothing more will be charged.');
    expect(text).toContain('Plan: Yearly\nPaid back: $52.00\n');
  });

  it('has a subject of its own', () => {
    const subjects = [
      sampleMail('billing.refunded').subject,
      sampleMail('billing.refunded', { isWithdrawal: true }).subject,
      sampleMail('billing.cancelled', { cause: 'user', until: null }).subject,
      sampleMail('billing.cancelled', { cause: 'unpaid' }).subject,
    ];
    expect(new Set(subjects).size).toBe(subjects.length);
  });
});

describe('a sum', () => {
  it.each([
    [499, 'usd', '$4.99'],
    [520_000, 'USD', '$5,200.00'],
    [5200, 'eur', '€52.00'],
    [700, 'jpy', '¥700'],
  ])('%i of %s is %s', (amountCents, currency, expected) => {
    expect(writtenAmount(amountCents, currency)).toBe(expected);
  });
});
