import { serviceNames } from '@city-genie/contracts/endpoint';
import { userDataServices } from '@city-genie/contracts/internal/user-data';
import type { Stores } from '../stores/run-stores.js';
import { billingPayments, paymentScript, type SimulatedPayments, sitePayments } from './simulated-payments.js';

/** What a service may need to know about the others. */
export type Wiring = Stores & {
  /** The gateway's public address. */
  publicUrl: string;
  smtpUrl: string;
  /** The folder with each process's secret file. */
  keyFolder: string;
  /** Base address of each service by its name. */
  urls: Readonly<Record<string, string>>;
  /** Without it there are no maps. */
  maps?: MapWiring | undefined;
  /** Only where payments are simulated; else nothing can be bought, unless the environment has keys of a real account. */
  payments?: SimulatedPayments | undefined;
};

/** Where maps come from, and where their tiles are kept meanwhile. */
export type MapWiring = { tilesDir?: string | undefined; tilesUrl?: string | undefined; cacheDir: string };

/** One of our processes: started in `folder`, configured by environment. */
export type ServiceDefinition = {
  name: string;
  /** Relative to the root of the repository. */
  folder: string;
  /** Used when it is free; for the gateway, the requested one. */
  preferredPort: number;
  env: (wiring: Wiring) => Record<string, string>;
};

/** The gateway's name among the services. */
export const gatewayName = 'gateway';

/** The seven services and the gateway, as in the picture of ARCHITECTURE.md. */
export const services: readonly ServiceDefinition[] = [
  { name: 'identity', folder: 'services/identity', preferredPort: 8101, env: identityEnv },
  { name: 'billing', folder: 'services/billing', preferredPort: 8102, env: billingEnv },
  {
    name: 'recommendations',
    folder: 'services/recommendations',
    preferredPort: 8103,
    env: (w) => ({ ...mongo(w), ...redis(w), ...upstream(w, 'weather') }),
  },
  { name: 'weather', folder: 'services/weather', preferredPort: 8104, env: redis },
  { name: 'waitlist', folder: 'services/waitlist', preferredPort: 8105, env: (w) => ({ ...mongo(w), ...redis(w), ...queue(w) }) },
  {
    name: 'maps',
    folder: 'services/maps',
    preferredPort: 8107,
    env: (w) => ({ ...redis(w), ...site(w), ...mapSources(w), MAP_CACHE_DIR: w.maps?.cacheDir ?? '' }),
  },
  {
    name: 'mailer',
    folder: 'services/mailer',
    preferredPort: 8106,
    env: (w) => ({ ...mongo(w), ...queue(w), ...site(w), ...mail(w) }),
  },
  { name: gatewayName, folder: 'gateway', preferredPort: 8080, env: gatewayEnv },
];

function identityEnv(wiring: Wiring): Record<string, string> {
  const stores = { ...mongo(wiring), ...redis(wiring), ...queue(wiring) };
  const payments = wiring.payments && sitePayments(wiring.payments);
  return {
    ...stores,
    ...upstreams(wiring, userDataServices),
    ...site(wiring),
    ...support,
    ...mapSources(wiring),
    ...payments,
    ENABLE_DEV_TOOLS: 'true',
  };
}

function billingEnv(wiring: Wiring): Record<string, string> {
  const stores = { ...mongo(wiring), ...redis(wiring), ...queue(wiring) };
  return { ...stores, ...upstream(wiring, 'identity'), ...site(wiring), ...(wiring.payments && billingPayments(wiring.payments)) };
}

/** Metrics are rarely read, and several stacks may run side by side: any port will do. */
function gatewayEnv(wiring: Wiring): Record<string, string> {
  return {
    ...redis(wiring),
    ...upstreams(wiring, serviceNames),
    ...site(wiring),
    ...(wiring.payments && paymentScript(wiring.payments)),
    ENABLE_DEV_TOOLS: 'true',
    METRICS_PORT: '0',
    DRAIN_MS: '250',
  };
}

function mongo(wiring: Wiring): Record<string, string> {
  return { MONGODB_URI: wiring.mongodbUri };
}

function redis(wiring: Wiring): Record<string, string> {
  return { REDIS_URL: wiring.redisUrl };
}

function queue(wiring: Wiring): Record<string, string> {
  return { QUEUE_REDIS_URL: wiring.redisUrl };
}

function site(wiring: Wiring): Record<string, string> {
  return { PUBLIC_URL: wiring.publicUrl };
}

function mapSources({ maps }: Wiring): Record<string, string> {
  return { MAP_TILES_DIR: maps?.tilesDir ?? '', MAP_TILES_URL: maps?.tilesUrl ?? '' };
}

/** `.example` is reserved: a mail sent by mistake would reach nobody. */
const support = { SUPPORT_EMAIL: 'support@city-genie.example' };

function mail(wiring: Wiring): Record<string, string> {
  return { SMTP_URL: wiring.smtpUrl, MAIL_FROM: 'City Genie <genie@city-genie.example>', ...support };
}

/** `WEATHER_URL` and the like. */
function upstream(wiring: Wiring, name: string): Record<string, string> {
  return { [`${name.toUpperCase()}_URL`]: wiring.urls[name] ?? '' };
}

function upstreams(wiring: Wiring, names: readonly string[]): Record<string, string> {
  return Object.assign({}, ...names.map((name) => upstream(wiring, name)));
}
