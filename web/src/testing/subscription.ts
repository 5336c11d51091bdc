import type { SubscriptionDetails } from '@city-genie/contracts/billing/routes';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { openAccount } from './open-account.js';
import { sampleAccount } from './sample-account.js';
import { server } from './server.js';

type Subscription = NonNullable<SubscriptionDetails['subscription']>;

/** What the server says of the subscription from now on. */
export function tellSubscription(subscription: Subscription | null, payments: SubscriptionDetails['payments'] = 'real') {
  server.use(http.get('*/api/subscription', () => HttpResponse.json({ success: true, payments, subscription })));
}

/** Answers an act, after which the server tells something else; records what was sent. */
export function serveAct(path: string, after: Subscription | null, answer = () => HttpResponse.json({ success: true, message: 'Done' })) {
  const sent: string[] = [];
  server.use(
    http.post(`*/api/${path}`, async ({ request }) => {
      sent.push(await request.text());
      tellSubscription(after);
      return answer();
    }),
  );
  return sent;
}

/** Opens the account page at its section about the subscription. */
export async function openSubscription(account = sampleAccount) {
  const site = await openAccount(account);
  const section = site.section('Subscription');
  await waitFor(() => expect(section.queryByText('Your subscription is being looked up')).not.toBeInTheDocument());
  const press = async (name: string) => site.user.click(await section.findByRole('button', { name }));
  const fact = (name: string) => section.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;
  return { ...site, section, press, fact };
}
