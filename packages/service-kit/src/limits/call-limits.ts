import type { CallLimit, ClientLimit, Endpoint, KeyLimit } from '@city-genie/contracts/endpoint';
import { endpoints, limitsIn } from '@city-genie/contracts/endpoints';
import type { InternalEndpoint } from '@city-genie/contracts/internal/internal-endpoint';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { callerOf } from '../trust/caller.js';
import type { VerifiedCaller } from '../trust/caller-token.js';
import { createAcceptedLimit } from './accepted-limit.js';
import { createFailureLimit } from './failure-limit.js';
import { ipBucket } from './ip-bucket.js';
import { createRateLimit, type ErasableRateLimit, type RateLimitSettings, type ReadableRateLimit } from './rate-limit.js';

/** An endpoint whose limit counts accepted calls. */
export type AcceptedEndpoint = Endpoint & { limit: ClientLimit & { counts: 'accepted' } };
/** An endpoint whose limit counts failed calls. */
export type FailureEndpoint = Endpoint & { limit: ClientLimit & { counts: 'failures' } };
/** An endpoint with a limit per key. */
export type KeyedEndpoint = Endpoint & { keyLimit: KeyLimit };

/** The limits that a service's endpoints ask for, by name. They are for visitors: calls of other services are never counted. */
export type CallLimits = {
  /** Counts a valid request before its handler runs; `guarded-calls.ts` installs it on endpoints with a limit. @throws 429 */
  hook(limit: CallLimit): (request: FastifyRequest) => Promise<void>;
  /** For the handler of a call that counts only when it is accepted; ask for it before the route is registered. */
  accepted(endpoint: AcceptedEndpoint): AcceptedCalls;
  /** For the handler of a call that counts only when it fails; ask for it before the route is registered. */
  failures(endpoint: FailureEndpoint): FailedCalls;
  /** The limit per key of an endpoint; its handler counts. Ask for it before the route is registered. */
  keyed(endpoint: KeyedEndpoint): ReadableRateLimit;
  /** Whether the handler of this endpoint has asked for `accepted` or `failures`. */
  isCountedByHandler(endpoint: Endpoint | InternalEndpoint): boolean;
  /** Whether anybody has asked for the limit of this name by `keyed`. */
  isCountedByKey(limit: KeyLimit): boolean;
  /**
   * Removes what is counted under these keys, whichever limit of the service it is: a user's id, a mailbox, whatever `keyed` was given. A
   * limit of accepted calls also remembers each call with its address; what nobody can name any more ends with the limit.
   * @throws when Redis is away; call it again then
   */
  forget(keys: readonly string[]): Promise<void>;
};

export type AcceptedCalls = {
  /**
   * Runs a call and counts it, as `AcceptedLimit` says.
   *
   * @param same equal for two calls of one caller that are the same
   */
  run<T>(request: FastifyRequest, same: string, work: () => Promise<T>): Promise<T>;
};

export type FailedCalls = {
  /**
   * Runs a call, and counts it when `isFailure` says so of what it throws.
   *
   * @param instead who is counted in the place of the request's caller
   * @throws 429 with Retry-After before `work` has run; else what `work` throws
   */
  run<T>(request: FastifyRequest, work: () => Promise<T>, isFailure: (error: unknown) => boolean, instead?: string): Promise<T>;
};

/** Free repeats per client within the limit's duration. */
const repeats = 20;

/** So many are removed at once that Redis answers in time. */
const forgottenAtOnce = 500;

/** Variables by limit name. */
const variableOf = new Map(limitsIn(endpoints).map(({ name, variable }) => [name, variable]));

/** Who is counted: the signed-in user, or who has just registered, where the limit is per caller; else the address. */
export function limitKey({ per }: Pick<CallLimit, 'per'>, { who, ip }: Pick<VerifiedCaller, 'who' | 'ip'>): string {
  const isKnown = who.kind === 'user' || (who.kind === 'pending' && who.purpose === 'subscription');
  return per === 'caller' && isKnown ? who.userId : ipBucket(ip);
}

/** Services call from one address, so a limit of visitors would refuse them all at once. */
function isVisitor({ issuer }: Pick<VerifiedCaller, 'issuer'>): boolean {
  return issuer === 'gateway';
}

/** Failures are guesses, and without Redis each replica allows its own number of them. */
function strictWithoutRedis(limit: CallLimit): RateLimitSettings {
  return { ...limit, withoutRedis: 'half' };
}

type FindLimit = (settings: RateLimitSettings) => ReadableRateLimit;
type MakeLimit = (settings: RateLimitSettings) => ErasableRateLimit;

function acceptedCalls({ limit }: AcceptedEndpoint, find: FindLimit): AcceptedCalls {
  const accepted = createAcceptedLimit({
    perClient: find(limit),
    accepted: find({ ...limit, name: `${limit.name}-accepted`, points: 1 }),
    repeats: find({ ...limit, name: `${limit.name}-repeats`, points: repeats }),
  });
  return {
    run: (request, same, work) => {
      const caller = callerOf(request);
      return isVisitor(caller) ? accepted.run(limitKey(limit, caller), same, work) : work();
    },
  };
}

function failedCalls({ limit }: FailureEndpoint, find: FindLimit): FailedCalls {
  const failures = createFailureLimit(find(strictWithoutRedis(limit)));
  return {
    run: (request, work, isFailure, instead) => failures.run(instead ?? limitKey(limit, callerOf(request)), work, isFailure),
  };
}

/** Builds the limits of endpoints from single limits, each made by `limitFor`. */
export function callLimits(limitFor: MakeLimit): CallLimits {
  const known = new Map<string, ErasableRateLimit>();
  const countedByHandlers = new Set<Endpoint | InternalEndpoint>();
  const countedByKey = new Set<string>();

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
      countedByHandlers.add(endpoint);
      return acceptedCalls(endpoint, find);
    },
    failures: (endpoint) => {
      countedByHandlers.add(endpoint);
      return failedCalls(endpoint, find);
    },
    keyed: ({ keyLimit }) => {
      countedByKey.add(keyLimit.name);
      return find(keyLimit.counts === 'failures' ? strictWithoutRedis(keyLimit) : keyLimit);
    },
    isCountedByKey: ({ name }) => countedByKey.has(name),
    isCountedByHandler: (endpoint) => countedByHandlers.has(endpoint),
    forget: async (keys) => {
      const counts = [...known.values()].flatMap((limit) => keys.map((key) => ({ limit, key })));
      for (let start = 0; start < counts.length; start += forgottenAtOnce) {
        await Promise.all(counts.slice(start, start + forgottenAtOnce).map(({ limit, key }) => limit.forget(key)));
      }
    },
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
