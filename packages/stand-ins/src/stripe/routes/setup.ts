import { mergedMetadata } from '../http/form.js';
import { listPage } from '../http/list.js';
import type { Call, Route } from '../http/route.js';
import { newId } from '../ids.js';
import type { PortalSession } from '../rows/stored.js';
import { newestFirst } from '../world.js';
import { givenCustomer } from './rows.js';

const portalParams = [
  'name',
  'default_return_url',
  'business_profile[*]',
  'features[*]',
  'login_page[*]',
  'metadata[*]',
  'active',
] as const;

const portalFeatures = ['customer_update', 'invoice_history', 'payment_method_update', 'subscription_cancel', 'subscription_update'];

export const setupRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    params: ['customer', 'return_url', 'configuration', 'locale', 'flow_data[*]'],
    act: openPortal,
  },
  { method: 'POST', path: '/v1/billing_portal/configurations', params: portalParams, act: createConfiguration },
  {
    method: 'GET',
    path: '/v1/billing_portal/configurations',
    params: ['active', 'is_default'],
    isList: true,
    act: (call) => listPage(call, newestFirst(call.world.portalConfigurations), ({ wire }) => wire),
  },
  {
    method: 'POST',
    path: '/v1/webhook_endpoints',
    params: ['url', 'enabled_events[]', 'api_version', 'description', 'metadata[*]'],
    act: createWebhookEndpoint,
  },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints',
    isList: true,
    act: (call) => listPage(call, newestFirst(call.world.webhookEndpoints), ({ wire }) => wire),
  },
];

function openPortal({ world, form }: Call): object {
  const customer = givenCustomer(world, form).id;
  const returnUrl = form.get('return_url') ?? null;
  const session: PortalSession = { id: newId('bps'), customer, returnUrl, created: world.clock.now() };
  world.portalSessions.set(session.id, session);
  return {
    id: session.id,
    object: 'billing_portal.session',
    customer,
    return_url: returnUrl,
    url: `${world.url}/_portal/${session.id}`,
    created: session.created,
    livemode: false,
  };
}

function createConfiguration({ world, form }: Call): object {
  const id = newId('bpc');
  const wire = {
    id,
    object: 'billing_portal.configuration',
    active: true,
    is_default: world.portalConfigurations.size === 0,
    default_return_url: form.get('default_return_url') ?? null,
    features: Object.fromEntries(portalFeatures.map((name) => [name, { enabled: form.get(`features[${name}][enabled]`) === 'true' }])),
    metadata: mergedMetadata(form),
    created: world.clock.now(),
    livemode: false,
  };
  world.portalConfigurations.set(id, { id, wire });
  return wire;
}

/** Only kept: where events go is said by the stand-in's own control. The secret is shown once, as by the real one. */
function createWebhookEndpoint({ world, form }: Call): object {
  const id = newId('we');
  const wire = {
    id,
    object: 'webhook_endpoint',
    url: form.need('url'),
    enabled_events: form.list('enabled_events'),
    api_version: form.get('api_version') ?? null,
    description: form.get('description') ?? null,
    metadata: mergedMetadata(form),
    status: 'enabled',
    created: world.clock.now(),
    livemode: false,
  };
  world.webhookEndpoints.set(id, { id, wire });
  return { ...wire, secret: newId('whsec', 32) };
}
