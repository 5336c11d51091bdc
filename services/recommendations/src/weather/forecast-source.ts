import { weatherHoursRoute } from '@city-genie/contracts/internal/weather-hours';
import type { InternalClient } from '@city-genie/service-kit/calls/internal-client';
import type { Clock } from '@city-genie/service-kit/clock';
import { withDeadline } from '@city-genie/service-kit/deadline';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { createSingleFlight } from '@city-genie/service-kit/single-flight';
import { type HourOutlook, outlookOf } from '../planner/weather-outlook.js';

export type ForecastSource = {
  /** The coming hours of a city; undefined when they are not known in time. Never rejects, and never takes longer than its budget. */
  hoursOf(cityKey: string): Promise<readonly HourOutlook[] | undefined>;
};

/** How long a plan waits for the forecast. A later answer is used for the next plan. */
const budgetMs = 150;
const freshMs = 5 * 60_000;
/** Matches the age up to which the weather service itself shows an old forecast. */
const usableMs = 30 * 60_000;
/** After a failure, no new request is made for this long. */
const pauseAfterFailureMs = 10_000;

type Known = { hours: readonly HourOutlook[]; fetchedAtMs: number };

/** Fetches forecasts from the weather service and caches them, so that plans rarely wait; one request at a time per city. */
export function createForecastSource(options: { client: InternalClient; clock: Clock; logger: Logger }): ForecastSource {
  const { client, clock, logger } = options;
  const known = new Map<string, Known>();
  const asking = createSingleFlight<void>();
  const failedAtMs = new Map<string, number>();

  async function ask(cityKey: string): Promise<void> {
    try {
      const { hours, ageSeconds } = await client.call(weatherHoursRoute, { params: { city: cityKey } });
      known.set(cityKey, { hours: outlookOf(hours), fetchedAtMs: clock.nowMs() - ageSeconds * 1000 });
      failedAtMs.delete(cityKey);
    } catch (error) {
      failedAtMs.set(cityKey, clock.nowMs());
      logger.warn({ err: error, city: cityKey }, 'planning without a forecast');
    }
  }

  return {
    async hoursOf(cityKey) {
      const age = () => clock.nowMs() - (known.get(cityKey)?.fetchedAtMs ?? Number.NEGATIVE_INFINITY);
      const sinceFailure = clock.nowMs() - (failedAtMs.get(cityKey) ?? Number.NEGATIVE_INFINITY);
      if (age() >= freshMs && sinceFailure >= pauseAfterFailureMs) {
        const asked = asking.run(cityKey, () => ask(cityKey));
        if (age() >= usableMs) {
          await withDeadline(asked, budgetMs).catch(() => {
            // Late, not failed: the fetch logs its own failures.
          });
        }
      }
      return age() < usableMs ? known.get(cityKey)?.hours : undefined;
    },
  };
}
