import { termsVersion } from '@city-genie/contracts/auth/terms';
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
