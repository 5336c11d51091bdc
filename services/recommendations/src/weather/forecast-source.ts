import { cityWeatherRoute } from '@city-genie/contracts/weather/routes';
import type { InternalClient } from '@city-genie/service-kit/calls/internal-client';
import type { Clock } from '@city-genie/service-kit/clock';
import { withDeadline } from '@city-genie/service-kit/deadline';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { createSingleFlight } from '@city-genie/service-kit/single-flight';
import { type HourOutlook, outlookOf } from '../planner/weather-outlook.js';

export type ForecastSource = {
  /** The coming hours of a city, undefined when nobody knows them in time. Never throws and never takes longer than its budget. */
  hoursOf(cityKey: string): Promise<readonly HourOutlook[] | undefined>;
};

/** A plan waits so long for the weather and no longer: what arrives later is for the next one. */
const budgetMs = 150;
const freshMs = 5 * 60_000;
/** As long as the weather service itself shows an old forecast. */
const usableMs = 30 * 60_000;
/** After a failure nobody waits again for a while. */
const pauseAfterFailureMs = 10_000;

type Known = { hours: readonly HourOutlook[]; fetchedAtMs: number };

/** Asks the weather service and remembers its answer, so that planning costs no call; one question at a time for a city. */
export function createForecastSource(options: { client: InternalClient; clock: Clock; logger: Logger }): ForecastSource {
  const { client, clock, logger } = options;
  const known = new Map<string, Known>();
  const asking = createSingleFlight<void>();
  const failedAtMs = new Map<string, number>();

  async function ask(cityKey: string): Promise<void> {
    try {
      const { weather } = await client.call(cityWeatherRoute, { params: { city: cityKey } });
      const fetchedAtMs = clock.nowMs() - weather.ageSeconds * 1000;
      known.set(cityKey, { hours: outlookOf(weather.hourly), fetchedAtMs });
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
            // It is late, nothing else: asking logs its own failures.
          });
        }
      }
      return age() < usableMs ? known.get(cityKey)?.hours : undefined;
    },
  };
}
