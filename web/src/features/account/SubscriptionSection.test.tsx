import { termsVersion } from '@city-genie/contracts/auth/terms';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { sampleAccount } from '../../testing/sample-account.js';
import { sampleSubscription } from '../../testing/sample-subscription.js';
import { server } from '../../testing/server.js';
import { openSubscription, serveAct, tellSubscription } from '../../testing/subscription.js';
import type { Subscription } from './subscription-words.js';

const monthly: Subscription = { ...sampleSubscription };
const yearly: Subscription = { ...monthly, plan: 'yearly', nextPaymentCents: 5200 };
const cancelled: Subscription = { ...monthly, isCancelled: true, nextPaymentAt: null, nextPaymentCents: null };
const gift: Subscription = { ...monthly, isGift: true, nextPaymentAt: null, nextPaymentCents: null };

describe('what the user pays for', () => {
  it('is told with its price, and the day and amount of the next payment', async () => {
    tellSubscription(monthly);
    const { fact } = await openSubscription();
    expect(fact('Plan')).toBe('Monthly plan, $4.99 every month');
    expect(fact('Status')).toBe('Active');
    expect(fact('Next payment')).toBe('$4.99 on 15 January 2027');
    expect(fact('Open until')).toBeUndefined();
  });

  it('a cancelled one has no next payment', async () => {
    tellSubscription(cancelled);
    const { fact, section } = await openSubscription();
    expect(fact('Status')).toBe('Cancelled, active until 15 January 2027');
    expect(fact('Next payment')).toBeUndefined();
    expect(section.queryByRole('button', { name: 'Cancel subscription' })).not.toBeInTheDocument();
    expect(section.queryByRole('button', { name: /^Change to/ })).not.toBeInTheDocument();
  });

  it('a gift has neither a payment nor anything to change', async () => {
    tellSubscription({ ...gift, nextPaymentAt: 1_800_000_000 });
    const { fact, section } = await openSubscription();
    expect(fact('Status')).toBe('A gift from us: nothing is charged');
    expect(fact('Open until')).toBe('15 January 2027');
    expect(fact('Next payment')).toBeUndefined();
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });

  it('a failed payment is told with the day until which everything stays open', async () => {
    tellSubscription({ ...monthly, status: 'past_due', graceUntil: 1_800_000_000, nextPaymentAt: null });
    const { fact } = await openSubscription();
    expect(fact('Status')).toBe('The last payment didn’t go through. Everything stays open until 15 January 2027.');
  });

  it('the plan that comes next is named', async () => {
    tellSubscription({ ...yearly, switchesTo: 'monthly' });
    const { fact, section } = await openSubscription();
    expect(fact('Changes to')).toBe('Monthly plan, $4.99 every month, when this period ends');
    expect(section.getByRole('button', { name: 'Stay with the yearly plan' })).toBeInTheDocument();
  });

  it.each([
    ['real', /a subscription opens the other seven cities/],
    ['none', /we can’t take payments yet/],
  ] as const)('nothing leads to the plans (payments: %s)', async (payments, text) => {
    tellSubscription(null, payments);
    const { section } = await openSubscription();
    expect(await section.findByText(text)).toBeInTheDocument();
    expect(section.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscribe');
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });

  it('one that has ended leads to the plans, too', async () => {
    tellSubscription({ ...cancelled, status: 'canceled', openUntil: null });
    const { fact, section } = await openSubscription();
    expect(fact('Status')).toBe('Ended');
    expect(fact('Last plan')).toBe('Monthly plan');
    expect(section.getByText(/^Your subscription has ended\. Paris is open to everyone/)).toBeInTheDocument();
    expect(section.getByRole('link', { name: 'See the plans' })).toBeInTheDocument();
  });

  it('an administrator needs none', async () => {
    tellSubscription(null);
    const { section } = await openSubscription({ ...sampleAccount, isAdmin: true });
    expect(await section.findByText(/^Administrators need no subscription/)).toBeInTheDocument();
  });

  it.each([
    ['a subscriber', monthly, {}, true],
    ['an administrator', null, { isAdmin: true }, true],
    ['whoever has none', null, {}, false],
    ['whoever’s has ended', { ...monthly, status: 'canceled', openUntil: null }, {}, false],
  ] as const)('the way to the news, for %s', async (_case, subscription, rights, isThere) => {
    tellSubscription(subscription);
    const { section } = await openSubscription({ ...sampleAccount, ...rights });
    const links = section.queryAllByRole('link', { name: 'News & Stories' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(isThere ? ['/news'] : []);
  });

  it('simulated payments are told', async () => {
    tellSubscription(monthly, 'simulated');
    const { section } = await openSubscription();
    expect(await section.findByText('Payments are simulated. Nothing is charged.')).toBeInTheDocument();
  });

  it('can be looked up again when that has failed', async () => {
    server.use(http.get('*/api/subscription', () => refusal(503, 'service_unavailable', 'Please try again later')));
    const { press, section, fact } = await openSubscription();
    expect(await section.findByText(/Please try again later/)).toHaveAttribute('role', 'alert');
    tellSubscription(monthly);
    await press('Try again');
    await waitFor(() => expect(fact('Status')).toBe('Active'));
  });
});

describe('of what can be done', () => {
  const late: Subscription = { ...monthly, status: 'past_due', graceUntil: 1_800_000_000, nextPaymentAt: null };
  const withdrawable = { withdrawableUntil: 1_798_000_000 };

  it.each<[string, Subscription, string, string[]]>([
    ['one that runs', { ...monthly, ...withdrawable }, 'Manage card and invoices', ['Cancel subscription', 'Withdraw and refund']],
    ['one whose payment is late', late, 'Update your card', ['Cancel subscription']],
    ['one that is cancelled', { ...cancelled, ...withdrawable }, 'Resume subscription', ['Withdraw and refund']],
  ])('with %s one thing stands out and comes first, and what ends it comes last', async (_which, subscription, first, last) => {
    tellSubscription(subscription);
    const { section } = await openSubscription();
    const buttons = within((await section.findByRole('button', { name: first })).parentElement ?? document.body).getAllByRole('button');
    expect(buttons.filter(({ className }) => className.includes('bg-accent')).map(({ textContent }) => textContent)).toEqual([first]);
    expect(buttons[0]).toHaveTextContent(first);
    expect(buttons.slice(-last.length).map(({ textContent }) => textContent)).toEqual(last);
    expect(buttons.slice(-last.length).every(({ className }) => className.includes('underline'))).toBe(true);
  });

  it('with one that has ended the plans stand out', async () => {
    tellSubscription({ ...cancelled, status: 'canceled', openUntil: null });
    const { section } = await openSubscription();
    expect((await section.findByRole('link', { name: 'See the plans' })).className).toContain('bg-accent');
    expect(section.getByRole('button', { name: 'Manage card and invoices' }).className).not.toContain('bg-accent');
  });
});

describe('changing it', () => {
  it.each([
    [
      'yearly',
      monthly,
      'Change and pay',
      'You are charged $52.00 today, less the part of this month that is left, and from then on $52.00 every year until you cancel.',
    ],
    [
      'monthly',
      yearly,
      'Change to the monthly plan',
      'Your year goes on until 15 January 2027. Nothing is charged today; from then on it is $4.99 every month until you cancel.',
    ],
  ])('to the %s plan says first what is charged when', async (plan, before, confirm, text) => {
    tellSubscription(before);
    const sent = serveAct('subscription/switch', plan === 'yearly' ? yearly : { ...yearly, switchesTo: 'monthly' });
    const { press, section, fact } = await openSubscription();
    await press(`Change to the ${plan} plan`);
    expect(section.getByRole('heading', { name: `Change to the ${plan} plan?` })).toHaveFocus();
    expect(section.getByText(text)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await press(confirm);
    await waitFor(() =>
      expect(section.getByText(plan === 'yearly' ? 'Your plan is changed' : 'Your plan changes when the year is over')).toHaveAttribute(
        'role',
        'status',
      ),
    );
    expect(screen.getByRole('heading', { name: 'Subscription' })).toHaveFocus();
    await waitFor(() => expect(fact('Plan')).toBe('Yearly plan, $52.00 every year'));
    expect(sent).toEqual([JSON.stringify(plan === 'yearly' ? { plan, termsVersion } : { plan })]);
  });

  it('can be left as it is', async () => {
    const sent = serveAct('subscription/cancel', cancelled);
    const { press, section } = await openSubscription();
    await press('Cancel subscription');
    await press('Keep it');
    expect(screen.getByRole('heading', { name: 'Subscription' })).toHaveFocus();
    expect(section.getByRole('button', { name: 'Cancel subscription' })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('whose last payment failed ends at once, and a new card is the first thing offered', async () => {
    tellSubscription({ ...monthly, status: 'past_due', graceUntil: 1_800_000_000, nextPaymentAt: null });
    serveAct('subscription/cancel', { ...cancelled, status: 'canceled', openUntil: null });
    const { press, section } = await openSubscription();
    expect(await section.findByRole('button', { name: 'Update your card' })).toBeInTheDocument();
    await press('Cancel subscription');
    expect(section.getByText(/so it ends at once, and nothing is charged any more/)).toBeInTheDocument();
    await press('Cancel subscription');
    await waitFor(() => expect(section.getByText('Your subscription has ended')).toBeInTheDocument());
  });

  it('that is late and shut isn’t called ended, and can be', async () => {
    tellSubscription({ ...monthly, status: 'past_due', openUntil: null, nextPaymentAt: null });
    serveAct('subscription/cancel', { ...cancelled, status: 'canceled', openUntil: null });
    const { press, section } = await openSubscription();
    expect(section.getByText(/^Your subscription waits for a payment\./)).toBeInTheDocument();
    expect(section.queryByText(/has ended/)).not.toBeInTheDocument();
    await press('Cancel subscription');
    await press('Cancel subscription');
    expect(await section.findByText(/^Your subscription has ended\./)).toBeInTheDocument();
  });

  it('is cancelled after a question, and resumed', async () => {
    tellSubscription(monthly);
    const cancels = serveAct('subscription/cancel', cancelled);
    const resumes = serveAct('subscription/resume', monthly);
    const { press, section, fact } = await openSubscription();
    await press('Cancel subscription');
    expect(section.getByText(/^It stays active until 15 January 2027, and nothing is charged after that/)).toBeInTheDocument();
    await press('Cancel subscription');
    await waitFor(() => expect(section.getByText('Your subscription is cancelled: active until 15 January 2027')).toBeInTheDocument());
    await waitFor(() => expect(fact('Status')).toBe('Cancelled, active until 15 January 2027'));
    await press('Resume subscription');
    expect(section.getByText(/^Nothing is charged today. From 15 January 2027 on it is \$4.99 every month/)).toBeInTheDocument();
    await press('Resume subscription');
    await waitFor(() => expect(section.getByText('Your subscription goes on')).toBeInTheDocument());
    await waitFor(() => expect(fact('Status')).toBe('Active'));
    expect([cancels, resumes].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('says what becomes of a change of plan when it is cancelled', async () => {
    tellSubscription({ ...yearly, switchesTo: 'monthly' });
    const { press, section } = await openSubscription();
    await press('Cancel subscription');
    expect(section.getByText('You won’t change to the monthly plan then: taken back, it is $52.00 every year.')).toBeInTheDocument();
  });

  it('says why it failed, and what the server knows now', async () => {
    tellSubscription(monthly);
    serveAct('subscription/switch', { ...monthly, nextPaymentCents: 500 }, () =>
      refusal(409, 'conflict', 'The payment was refused. Please check your card, then try again.'),
    );
    const { press, section, fact } = await openSubscription();
    await press('Change to the yearly plan');
    await press('Change and pay');
    await waitFor(() =>
      expect(section.getByText('The payment was refused. Please check your card, then try again.')).toHaveAttribute('role', 'alert'),
    );
    expect(section.getByRole('button', { name: 'Change and pay' })).toBeInTheDocument();
    await waitFor(() => expect(fact('Next payment')).toBe('$5.00 on 15 January 2027'));
    await press('Leave it as it is');
    expect(section.queryByText(/^The payment was refused/)).not.toBeInTheDocument();
  });
});
