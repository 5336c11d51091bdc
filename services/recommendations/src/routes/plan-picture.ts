import type { City } from '@city-genie/city-data/city';
import { planPictureRoute } from '@city-genie/contracts/plan-picture/routes';
import { planningTimeoutMs } from '@city-genie/contracts/search/endpoints';
import { type SearchRequest, searchReply } from '@city-genie/contracts/search/routes';
import { cityOf } from '@city-genie/service-kit/calls/access';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { Clock } from '@city-genie/service-kit/clock';
import { withDeadline } from '@city-genie/service-kit/deadline';
import { AppError, hasCode } from '@city-genie/service-kit/errors';
import { contentOf } from '../catalogue/catalogue.js';
import type { CatalogueStore } from '../catalogue/catalogue-store.js';
import type { DrawPicture } from '../plan-picture/draw-pictures.js';
import { keepPictures, pictureName } from '../plan-picture/kept-pictures.js';
import { picturePlan } from '../plan-picture/picture-plan.js';
import { pictureSvg } from '../plan-picture/picture-svg.js';
import type { PlanSource } from '../plans/plan-source.js';
import { requireMood } from './check-mood.js';
import { requireNoContradiction } from './check-places.js';
import { requireSearchStart, requireStanding } from './check-start.js';

export type PlanPictureDeps = {
  catalogue: Pick<CatalogueStore, 'current'>;
  plans: Pick<PlanSource, 'planFor'>;
  drawPicture: DrawPicture;
  clock: Clock;
  /** After this long a link is shown without its plan; the picture is drawn for the next one. */
  patienceMs?: number;
};

/** Sooner than the gateway gives up. */
const defaultPatienceMs = planningTimeoutMs - 1000;

const cacheControl = { picture: 'public, max-age=86400', instead: 'public, max-age=300' } as const;

/** There is no plan to draw. */
class NoPlan extends Error {
  override name = 'NoPlan';
}

/** Whether the plan's day isn't over, and not too far away. */
function isStillToCome(city: City, request: SearchRequest, nowMs: number): boolean {
  try {
    requireSearchStart(city, request, nowMs);
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
  { catalogue, plans, drawPicture, clock, patienceMs = defaultPatienceMs }: PlanPictureDeps,
): void {
  const pictureOf = keepPictures(drawPicture);

  /** @throws NoPlan when there is no such plan */
  async function drawingOf(city: City, request: SearchRequest): Promise<string> {
    if (!isStillToCome(city, request, clock.nowMs())) {
      throw new NoPlan();
    }
    const { reply } = await plans.planFor(city, request);
    const { guide } = contentOf(catalogue.current(), city.key);
    const plan = picturePlan(city, guide, request, searchReply.parse(JSON.parse(reply.bytes.toString())));
    if (plan === undefined) {
      throw new NoPlan();
    }
    return pictureSvg(plan);
  }

  /** The picture and its tag; no picture for who knows it. @throws NoPlan when there is no such plan */
  async function pictureFor(city: City, request: SearchRequest, known: string | undefined): Promise<{ etag: string; png?: Buffer }> {
    const svg = await drawingOf(city, request);
    const name = pictureName(svg);
    const etag = `"${name}"`;
    return known === etag ? { etag } : { etag, png: await pictureOf(name, svg) };
  }

  app.route({
    ...planPictureRoute,
    // What is for subscribers is in no picture that everybody can ask for.
    preValidation: async (request) => {
      if (cityOf(request).access !== 'free') {
        throw new AppError('not_found', 'There is nothing here');
      }
    },
    preHandler: async (request) => {
      const { query } = request;
      requireMood(cityOf(request), query.mood);
      requireStanding(query);
      requireNoContradiction(query);
    },
    handler: async (request, reply) => {
      const city = cityOf(request);
      try {
        const known = request.headers['if-none-match'];
        const { etag, png } = await withDeadline(pictureFor(city, request.query, known), patienceMs);
        reply.headers({ etag, 'cache-control': cacheControl.picture });
        return png ? reply.type('image/png').send(png) : reply.code(304).send();
      } catch (error) {
        if (!(error instanceof NoPlan)) {
          request.log.warn({ err: error }, 'a plan has no picture, so its link shows that of the city');
        }
        reply.header('cache-control', cacheControl.instead);
        return reply.redirect(`/og/${city.key}.png`, 302);
      }
    },
  });
}
