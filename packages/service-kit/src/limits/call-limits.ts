import type { CallLimit, Endpoint } from '@city-genie/contracts/endpoint';
import { endpoints } from '@city-genie/contracts/endpoints';
import type { InternalEndpoint } from '@city-genie/contracts/internal/internal-endpoint';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { callerOf } from '../trust/caller.js';
import type { VerifiedCaller } from '../trust/caller-token.js';
import { createAcceptedLimit } from './accepted-limit.js';
import { ipBucket } from './ip-bucket.js';
import { createRateLimit, type RateLimitSettings, type ReadableRateLimit } from './rate-limit.js';

/** An endpoint whose limit counts accepted calls. */
export type AcceptedEndpoint = Endpoint & { limit: CallLimit & { counts: 'accepted' } };

/** The limits that a service's endpoints ask for, by name. They are for visitors: calls of other services are never counted. */
export type CallLimits = {
  /** Counts a valid request before its handler runs; `guarded-calls.ts` installs it on endpoints with a limit. @throws 429 */
  hook(limit: CallLimit): (request: FastifyRequest) => Promise<void>;
  /** For the handler of a call that counts only when it is accepted; ask for it before the route is registered. */
  accepted(endpoint: AcceptedEndpoint): AcceptedCalls;
  /** Whether the handler of this endpoint has asked for `accepted`. */
  isCountedByHandler(endpoint: Endpoint | InternalEndpoint): boolean;
};

export type AcceptedCalls = {
  /**
   * Runs a call and counts it, as `AcceptedLimit` says.
   *
   * @param same equal for two calls of one caller that are the same
   */
  run<T>(request: FastifyRequest, same: string, work: () => Promise<T>): Promise<T>;
};

/** Free repeats per client within the limit's duration. */
const repeats = 20;

/** Variables by limit name. */
const variableOf = new Map(endpoints.flatMap(({ limit }) => (limit === undefined ? [] : [[limit.name, limit.variable]])));

/** Who is counted: the signed-in user where the limit is per caller, else the address. */
export function limitKey({ per }: Pick<CallLimit, 'per'>, { who, ip }: Pick<VerifiedCaller, 'who' | 'ip'>): string {
  return per === 'caller' && who.kind === 'user' ? who.userId : ipBucket(ip);
}

/** Services call from one address, so a limit of visitors would refuse them all at once. */
function isVisitor({ issuer }: Pick<VerifiedCaller, 'issuer'>): boolean {
  return issuer === 'gateway';
}

/** Builds the limits of endpoints from single limits, each made by `limitFor`. */
export function callLimits(limitFor: (settings: RateLimitSettings) => ReadableRateLimit): CallLimits {
  const known = new Map<string, ReadableRateLimit>();
  const countedByHandlers = new Set<Endpoint | InternalEndpoint>();

  function find(settings: RateLimitSettings): ReadableRateLimit {
    const limit = known.get(settings.name) ?? limitFor(settings);
    known.set(settings.name, limit);
    return limit;
  }

  return {
    hook: (limit) => {
      const rate = find(limit);
      return async (request) => {
        const caller = callerOf(request);
        if (isVisitor(caller)) {
          await rate.consume(limitKey(limit, caller));
        }
      };
    },
    accepted: (endpoint) => {
      const { limit } = endpoint;
      const accepted = createAcceptedLimit({
        perClient: find(limit),
        accepted: find({ ...limit, name: `${limit.name}-accepted`, points: 1 }),
        repeats: find({ ...limit, name: `${limit.name}-repeats`, points: repeats }),
      });
      countedByHandlers.add(endpoint);
      return {
        run: (request, same, work) => {
          const caller = callerOf(request);
          return isVisitor(caller) ? accepted.run(limitKey(limit, caller), same, work) : work();
        },
      };
    },
    isCountedByHandler: (endpoint) => countedByHandlers.has(endpoint),
  };
}

type Options = {
  redis: Redis;
  /** Key of the hashes under which callers are counted. */
  secret: string;
  /** The operator's points, by variable. */
  points: Readonly<Record<string, number>>;
};

/** Limits shared by all replicas through Redis; each process counts for itself while Redis is away. */
export function createCallLimits({ redis, secret, points }: Options): CallLimits {
  const pointsOf = ({ name, points: own }: RateLimitSettings) => points[variableOf.get(name) ?? ''] ?? own;
  return callLimits((settings) => createRateLimit({ ...settings, points: pointsOf(settings), redis, secret }));
}
