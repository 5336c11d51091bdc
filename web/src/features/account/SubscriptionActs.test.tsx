import { termsVersion } from '@city-genie/contracts/auth/terms';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { sampleSubscription } from '../../testing/sample-subscription.js';
import { openSubscription, serveAct, tellSubscription } from '../../testing/subscription.js';

describe('a change', () => {
  it('to the yearly plan names what is charged today, and sends when that was reckoned; another sum is shown at once', async () => {
    const known = (amountCents: number, pricedAt: number) => ({ ...sampleSubscription, switchNow: { amountCents, pricedAt } });
    tellSubscription(known(4701, 1_798_000_000));
    const sent = serveAct('subscription/switch', known(4718, 1_798_100_000), () => refusal(409, 'conflict', 'The sum has changed.'));
    const { press, section } = await openSubscription();
    await press('Change to the yearly plan');
    expect(section.getByText(/^You are charged \$47\.01 today: \$52\.00 for the year, less the part of this month/)).toBeInTheDocument();
    expect(section.getByRole('link', { name: /^Terms of Service/ })).toHaveAttribute('href', '/terms-of-service');
    await press('Change and pay $47.01');
    expect(await section.findByRole('button', { name: 'Change and pay $47.18' })).toBeInTheDocument();
    expect(section.getByText('The sum has changed.')).toHaveAttribute('role', 'alert');
    const sum = { amountCents: 4701, pricedAt: 1_798_000_000 };
    expect(sent).toEqual([JSON.stringify({ plan: 'yearly', sum, termsVersion })]);
  });
});

describe('a withdrawal', () => {
  it('promises no money when everything is back already', async () => {
    tellSubscription({ ...sampleSubscription, withdrawableUntil: 1_798_000_000, withdrawableCents: 0 });
    serveAct('subscription/withdraw', null);
    const { press, section } = await openSubscription();
    await press('Withdraw and refund');
    expect(section.getByRole('heading', { name: 'Withdraw?' })).toHaveFocus();
    expect(section.getByText(/is back already, so no more money goes back\./)).toBeInTheDocument();
    await press('Withdraw and refund');
    expect(await section.findByText('Your subscription is withdrawn')).toHaveAttribute('role', 'status');
  });

  it('is made in two steps, and says what comes back', async () => {
    tellSubscription({ ...sampleSubscription, withdrawableUntil: 1_798_000_000, withdrawableCents: 499 });
    const sent = serveAct('subscription/withdraw', null);
    const { press, section, fact } = await openSubscription();
    expect(fact('Money-back guarantee')).toBe('Until 23 December 2026, for all that you have paid');
    await press('Withdraw and refund');
    expect(
      section.getByText(
        /^Until 23 December 2026 you can change your mind, once. All that you have paid for this subscription, \$4\.99, goes back to your card/,
      ),
    ).toBeInTheDocument();
    expect(sent).toEqual([]);
    await press('Withdraw and refund');
    await waitFor(() => expect(section.getByText(/a subscription opens the other seven cities/)).toBeInTheDocument());
    expect(section.getByText('Your subscription is withdrawn, and the money is on its way back')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { name: 'Subscription' })).toHaveFocus();
    expect(sent).toHaveLength(1);
  });
});
