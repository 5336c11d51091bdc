import type { listSessionsRoute, readAccountRoute } from '@city-genie/contracts/account/routes';
import type {
  createSubscriptionRoute,
  listInvoicesRoute,
  readSubscriptionRoute,
  subscriptionStatusRoute,
} from '@city-genie/contracts/billing/routes';
import type { cityCuisineRoute } from '@city-genie/contracts/cuisine/routes';
import type { ErrorCode } from '@city-genie/contracts/error/codes';
import type { ErrorReply } from '@city-genie/contracts/error/reply';
import type { cityGuideRoute, cityTeaserRoute, publicPlacesRoute } from '@city-genie/contracts/guide/routes';
import type { listNewsRoute } from '@city-genie/contracts/news/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import type { searchCityRoute } from '@city-genie/contracts/search/routes';
import type { siteConfigRoute } from '@city-genie/contracts/site-config/routes';
import type { joinWaitlistRoute } from '@city-genie/contracts/waitlist/routes';
import type { cityWeatherRoute } from '@city-genie/contracts/weather/routes';
import { HttpResponse, http } from 'msw';
import { placeholder } from './placeholder.js';
import { sampleAccount } from './sample-account.js';
import { sampleRestaurant } from './sample-cuisine.js';
import { sampleGuide, samplePlaces, sampleTeaser } from './sample-guide.js';
import { sampleArticles } from './sample-news.js';
import { samplePlan } from './sample-plan.js';
import { sampleSiteConfig } from './sample-site-config.js';
import { sampleSubscription } from './sample-subscription.js';
import { paid } from './sample-user.js';
import { sampleWeather } from './sample-weather.js';

/** An error reply in the form of the gateway and the services. */
export function refusal(status: number, code: ErrorCode, message: string, fields?: Record<string, string>) {
  const body: ErrorReply = { success: false, code, message, requestId: 'test', ...(fields && { fields }) };
  // As our servers send it with a 503 that will pass.
  return HttpResponse.json(body, { status, ...(status === 503 && { headers: { 'retry-after': '2' } }) });
}

/** A server on which everything succeeds; tests override what they need. */
export const handlers = [
  http.get('*/api/account', () =>
    HttpResponse.json({ success: true, account: sampleAccount } satisfies RouteReply<typeof readAccountRoute>),
  ),
  http.get('*/api/account/sessions', () =>
    HttpResponse.json({ success: true, sessions: [] } satisfies RouteReply<typeof listSessionsRoute>),
  ),
  http.get('*/api/subscription-status', () => HttpResponse.json(paid satisfies RouteReply<typeof subscriptionStatusRoute>)),
  http.get('*/api/subscription', () =>
    HttpResponse.json({ success: true, payments: 'real', subscription: sampleSubscription } satisfies RouteReply<
      typeof readSubscriptionRoute
    >),
  ),
  http.get('*/api/invoices', () => HttpResponse.json({ success: true, invoices: [] } satisfies RouteReply<typeof listInvoicesRoute>)),
  http.post('*/api/create-subscription', () => HttpResponse.json(placeholder satisfies RouteReply<typeof createSubscriptionRoute>)),
  http.get('*/api/config', () => HttpResponse.json(sampleSiteConfig satisfies RouteReply<typeof siteConfigRoute>)),
  http.get('*/api/news', () =>
    HttpResponse.json({ success: true, articles: [...sampleArticles] } satisfies RouteReply<typeof listNewsRoute>),
  ),
  http.get('*/api/places', () =>
    HttpResponse.json({ success: true, cities: [{ city: 'paris', places: samplePlaces }] } satisfies RouteReply<typeof publicPlacesRoute>),
  ),
  http.get('*/api/:city/teaser', () =>
    HttpResponse.json({ success: true, stops: sampleTeaser } satisfies RouteReply<typeof cityTeaserRoute>),
  ),
  http.get('*/api/:city/guide', () => HttpResponse.json({ success: true, guide: sampleGuide } satisfies RouteReply<typeof cityGuideRoute>)),
  http.get('*/api/weather/:city', () =>
    HttpResponse.json({ success: true, weather: sampleWeather() } satisfies RouteReply<typeof cityWeatherRoute>),
  ),
  http.post('*/api/:city/search', () => HttpResponse.json(samplePlan(['a', 'b', 'c']) satisfies RouteReply<typeof searchCityRoute>)),
  http.post('*/api/:city/cuisine', () =>
    HttpResponse.json({
      success: true,
      startAt: '2026-11-21T10:00',
      recommendations: [sampleRestaurant('x'), sampleRestaurant('y')],
    } satisfies RouteReply<typeof cityCuisineRoute>),
  ),
  http.post('*/api/waitlist', () =>
    HttpResponse.json({ success: true, message: 'Thank you' } satisfies RouteReply<typeof joinWaitlistRoute>),
  ),
];
