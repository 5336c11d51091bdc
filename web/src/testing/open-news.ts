import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import type { SubscriptionStatus } from '@city-genie/contracts/billing/routes';
import { HttpResponse, http } from 'msw';
import { vi } from 'vitest';
import { renderSite } from './render-site.js';
import { paid, subscriber } from './sample-user.js';
import { server } from './server.js';

type Visitor = { user?: CurrentUser; payment?: SubscriptionStatus | 'no answer' };

/** Opens the news as this user, by default a subscriber. Records which calls were made. */
export async function openNews(path = '/news', { user = subscriber, payment = paid }: Visitor = {}) {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json(user)),
    http.get('*/api/subscription-status', () => (payment === 'no answer' ? HttpResponse.error() : HttpResponse.json(payment))),
  );
  return { ...(await renderSite(path)), asked };
}
