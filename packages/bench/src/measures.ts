import { services } from '@city-genie/local-stack/stack/services';
import type { Measure } from './row.js';

/** The goals of P1 to P3, P5, P6, P10 to P12 and P14 to P22, in the order of the table. A missed goal is reported, but fails nothing. */
export const measures = {
  plainRate: { id: 'P1', what: 'gateway / nginx, requests per second, no session', unit: 'x', goal: { atLeast: 0.6 } },
  guardedRate: { id: 'P2', what: 'the same, gateway with session and rate limit', unit: 'x', goal: { atLeast: 0.4 } },
  plainCpu: { id: 'P3', what: 'gateway / nginx, CPU per request, no session', unit: 'x', goal: { atMost: 3 } },
  guardedCpu: { id: 'P3', what: 'the same, gateway with session', unit: 'x', goal: { atMost: 4.5 } },
  searchRate: { id: 'P5', what: 'search / mongoose-lean reference, requests per second', unit: 'x', goal: { atLeast: 20 } },
  searchCpu: { id: 'P6', what: 'search / Fastify with a ready 2 KB reply, CPU per request', unit: 'x', goal: { atMost: 1.5 } },
  searchOwnCpu: { id: 'P6', what: 'the same, beside a ready reply as long behind the same checks', unit: 'x', goal: { atMost: 1.5 } },
  loginRate: { id: 'P10', what: 'logins / argon2id alone, per second', unit: 'x', goal: { atLeast: 0.85 } },
  loginEventLoop: { id: 'P10', what: 'delay of identity’s event loop in a storm of logins, p99', unit: 'ms', goal: { atMost: 20 } },
  readyDuringLogins: { id: 'P10', what: 'GET /readyz of the other services meanwhile, p95', unit: 'ms', goal: { atMost: 250 } },
  enqueueTime: { id: 'P11', what: 'handing a mail over, added to a reply, p50', unit: 'ms', goal: { atMost: 0.25 } },
  enqueueOverPing: { id: 'P11', what: 'the same / a PING of Redis', unit: 'x', goal: { atMost: 4 } },
  drainRate: { id: 'P12', what: 'jobs of a queue that do nothing / PINGs of Redis, per second', unit: 'x', goal: { atLeast: 0.3 } },
  memory: { id: 'P14', what: 'memory of the whole stack after load, sum of RSS', unit: 'MB', goal: { atMost: 1000 } },
  coldStartSum: { id: 'P15', what: 'cold start CPU of all processes / bare Fastify', unit: 'x', goal: { atMost: 16 } },
  firstLoadGzip: { id: 'P16', what: 'first-load JavaScript of /, gzip', unit: 'KB', goal: { atMost: 120 } },
  firstLoadBrotli: { id: 'P16', what: 'first-load JavaScript of /, brotli', unit: 'KB', goal: { atMost: 105 } },
  largestPart: { id: 'P17', what: 'largest lazy part of the site, JavaScript, gzip', unit: 'KB', goal: { atMost: 12 } },
  styles: { id: 'P17', what: 'all style sheets of the site, gzip', unit: 'KB', goal: { atMost: 15 } },
  performance: { id: 'P18', what: 'Lighthouse mobile, performance', unit: 'points', goal: { atLeast: 95 } },
  accessibility: { id: 'P18', what: 'Lighthouse mobile, accessibility', unit: 'points', goal: { atLeast: 100 } },
  bestPractices: { id: 'P18', what: 'Lighthouse mobile, best practices', unit: 'points', goal: { atLeast: 100 } },
  seo: { id: 'P18', what: 'Lighthouse mobile, SEO', unit: 'points', goal: { atLeast: 100 } },
  largestPaint: { id: 'P19', what: 'Lighthouse mobile, largest contentful paint', unit: 'ms', goal: { atMost: 2000 } },
  blockingTime: { id: 'P19', what: 'Lighthouse mobile, total blocking time', unit: 'ms', goal: { atMost: 150 } },
  layoutShift: { id: 'P19', what: 'Lighthouse mobile, cumulative layout shift', unit: 'shift', goal: { atMost: 0.02 } },
  newPlan: { id: 'P20', what: 'a plan that is not remembered, planner alone, p99', unit: 'ms', goal: { atMost: 100 } },
  healthUnderRefreshes: { id: 'P21', what: 'GET /healthz while plans are refreshed, p99', unit: 'ms', goal: { atMost: 50 } },
  webhookWait: { id: 'P22', what: 'reply to an event of Stripe, which takes 3 s to answer itself, p99', unit: 'ms', goal: { atMost: 500 } },
  webhookOverEmpty: { id: 'P22', what: 'the same / an empty POST, which is refused at once, p50', unit: 'x', goal: { atMost: 4 } },
} as const satisfies Record<string, Measure>;

/** Hashing passwords needs a native module, so identity may take longer. */
const coldStartLimits: Readonly<Record<string, number>> = { identity: 3.6 };
const coldStartLimit = 2.5;

/** The cold start of one process. */
export function coldStartMeasure(name: string): Measure {
  const atMost = coldStartLimits[name] ?? coldStartLimit;
  return { id: 'P15', what: `cold start CPU to the first 200 / bare Fastify: ${name}`, unit: 'x', goal: { atMost } };
}

export const coldStartMeasures: readonly Measure[] = [...services.map(({ name }) => coldStartMeasure(name)), measures.coldStartSum];
