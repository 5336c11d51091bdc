import type { City } from '@city-genie/city-data/city';
import { planPictureRoute } from '@city-genie/contracts/plan-picture/routes';
import { planningTimeoutMs } from '@city-genie/contracts/search/endpoints';
import type { SearchRequest } from '@city-genie/contracts/search/routes';
import { cityOf } from '@city-genie/service-kit/calls/access';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { hangUpOf } from '@city-genie/service-kit/calls/hang-up';
import { isKnown } from '@city-genie/service-kit/calls/is-known';
import type { Clock } from '@city-genie/service-kit/clock';
import { withDeadline } from '@city-genie/service-kit/deadline';
import { AppError, hasCode } from '@city-genie/service-kit/errors';
import { ipBucket } from '@city-genie/service-kit/limits/ip-bucket';
import { callerOf } from '@city-genie/service-kit/trust/caller';
import { contentOf } from '../catalogue/catalogue.js';
import type { CatalogueStore } from '../catalogue/catalogue-store.js';
import type { DrawPicture } from '../plan-picture/draw-pictures.js';
import { fewPerClient } from '../plan-picture/few-per-client.js';
import { keepPictures, pictureName } from '../plan-picture/kept-pictures.js';
import { picturePlan } from '../plan-picture/picture-plan.js';
import { pictureSvg } from '../plan-picture/picture-svg.js';
import type { PlanSource } from '../plans/plan-source.js';
import { requireMood } from './check-mood.js';
import { requireNoContradiction } from './check-places.js';
import { requireSearchStart, requireStanding } from './check-start.js';

/** For figures: a picture, none for who knows it, none of what can't be planned, nobody who waited, or a failure. */
export type PictureOutcome = 'sent' | 'known' | 'no_plan' | 'gone' | 'failed';

export type PlanPictureDeps = {
  catalogue: Pick<CatalogueStore, 'current'>;
  plans: Pick<PlanSource, 'planBehind'>;
  drawPicture: DrawPicture;
  clock: Clock;
  countPicture: (outcome: PictureOutcome) => void;
  /** After this long a link is shown without its plan; what is being made by then is kept for the next one. */
  patienceMs?: number;
};

/** Sooner than the gateway gives up. */
const defaultPatienceMs = planningTimeoutMs - 1000;

/** Who shows a link asks for its picture, and perhaps for that of another one. */
const atOncePerClient = 2;

const cacheControl = {
  picture: 'public, max-age=86400',
  /** A plan without a start begins now, so a quarter of an hour later it is another one. */
  ofNow: 'public, max-age=900',
  noPlan: 'public, max-age=300',
  notNow: 'no-store',
} as const;

/** There is no plan to draw, and won't be soon. */
class NoPlan extends Error {
  override name = 'NoPlan';
}

function outcomeWithout(error: unknown, hungUp: AbortSignal): PictureOutcome {
  if (error instanceof NoPlan) {
    return 'no_plan';
  }
  return hungUp.aborted ? 'gone' : 'failed';
}

/** Whether a search takes the request: its day isn't over and not too far away, and nothing of it contradicts the rest. */
function canBePlanned(city: City, request: SearchRequest, nowMs: number): boolean {
  try {
    requireSearchStart(city, request, nowMs);
    requireStanding(request);
    requireNoContradiction(request);
    return true;
  } catch (error) {
    if (hasCode(error, 'validation_failed')) {
      return false;
    }
    throw error;
  }
}

/**
 * GET /api/{city}/plan.png: the picture of a plan's link (docs/rules/plans.md#shared-plans). Nobody has searched, so it counts neither as a
 * guest's search nor in the log. Whoever asks shows a link, to which a picture of the city does better than an error.
 */
export function registerPlanPicture(
  app: Service,
  { catalogue, plans, drawPicture, clock, countPicture, patienceMs = defaultPatienceMs }: PlanPictureDeps,
): void {
  const pictureOf = keepPictures(drawPicture);
  const inShare = fewPerClient(atOncePerClient);

  /** @throws NoPlan when there is no such plan */
  async function drawingOf(city: City, request: SearchRequest, wanted: AbortSignal): Promise<string> {
    if (!canBePlanned(city, request, clock.nowMs())) {
      throw new NoPlan();
    }
    const { outline } = await plans.planBehind(city, request, wanted);
    const { guide } = contentOf(catalogue.current(), city.key);
    const plan = outline && picturePlan(city, guide, request, outline);
    if (plan === undefined) {
      throw new NoPlan();
    }
    return pictureSvg(plan);
  }

  type Asked = { known: string | undefined; wanted: AbortSignal };

  /** The picture and its tag; no picture for who knows it. @throws NoPlan when there is no such plan */
  async function pictureFor(city: City, request: SearchRequest, { known, wanted }: Asked): Promise<{ etag: string; png?: Buffer }> {
    const svg = await drawingOf(city, request, wanted);
    const name = pictureName(svg);
    const etag = `"${name}"`;
    if (isKnown(known, etag)) {
      return { etag };
    }
    wanted.throwIfAborted();
    return { etag, png: await pictureOf(name, svg) };
  }

  app.route({
    ...planPictureRoute,
    // What is for subscribers is in no picture that everybody can ask for.
    preValidation: async (request) => {
      if (cityOf(request).access !== 'free') {
        throw new AppError('not_found', 'There is nothing here');
      }
    },
    preHandler: async (request) => requireMood(cityOf(request), request.query.mood),
    handler: async (request, reply) => {
      const city = cityOf(request);
      const hungUp = hangUpOf(request);
      try {
        const wanted = AbortSignal.any([hungUp, AbortSignal.timeout(patienceMs)]);
        const asked = { known: request.headers['if-none-match'], wanted };
        const made = inShare(ipBucket(callerOf(request).ip), () => pictureFor(city, request.query, asked));
        const { etag, png } = await withDeadline(made, patienceMs);
        reply.headers({ etag, 'cache-control': request.query.startAt ? cacheControl.picture : cacheControl.ofNow });
        countPicture(png ? 'sent' : 'known');
        return png ? reply.type('image/png').send(png) : reply.code(304).send();
      } catch (error) {
        const outcome = outcomeWithout(error, hungUp);
        countPicture(outcome);
        if (outcome === 'failed') {
          request.log.warn({ err: error }, 'a plan has no picture, so its link shows that of the city');
        }
        reply.header('cache-control', outcome === 'no_plan' ? cacheControl.noPlan : cacheControl.notNow);
        return reply.redirect(`/og/${city.key}.png`, 302);
      }
    },
  });
}
