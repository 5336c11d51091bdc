import type { City, MealName } from '@city-genie/city-data/city';
import type { Recommendation, SearchReply } from '@city-genie/contracts/search/routes';
import { skyTimeAt } from '../../ui/sky-time.js';
import { useMatches } from '../../ui/use-matches.js';
import { type DayMoment, isPast, whenOfMeal } from './day-moment.js';
import { LegRow, SpareRow } from './LegRow.js';
import { MealRow } from './MealRow.js';
import type { Mark } from './marks.js';
import { StopCard } from './StopCard.js';
import { shortWindow } from './short-window.js';
import { spareBefore, spareBeforeMeal } from './spare-time.js';
import type { StopSteps } from './stop-steps.js';
import { useOpenStops } from './use-open-stops.js';

type PlanStopsProps = {
  reply: SearchReply;
  city: City;
  steps: StopSteps | undefined;
  marks: ReadonlyMap<string, Mark>;
  /** Opens the restaurants of a meal; undefined for a read-only plan. */
  onCuisine: ((meal: MealName) => void) | undefined;
  /** Where the day stands by the city's clock. */
  moment: DayMoment;
  /** The city's local time. */
  now: string | undefined;
  /** The stop under the pointer or with the focus. */
  onActive: (id: string | undefined) => void;
};

type Spells = NonNullable<SearchReply['plan']>['weatherSpells'];

/** What falls while one is at a stop that isn't all under a roof; undefined when nothing does. */
function wetText({ arrive, leave, indoor }: Recommendation, spells: Spells): string | undefined {
  const spell = spells.find(({ kind, from, to }) => (kind === 'rain' || kind === 'snow') && from < leave && to > arrive);
  return spell && indoor < 1 ? `${indoor === 0 ? 'In the open' : 'Not all under a roof'} while ${spell.kind} is expected` : undefined;
}

/** The day in order: stops, legs and meals. */
export function PlanStops({ reply, city, steps, marks, moment, now, onCuisine, onActive }: PlanStopsProps) {
  const pauses = reply.plan?.pauses ?? [];
  const spells = reply.plan?.weatherSpells ?? [];
  const stops = reply.recommendations;
  const { open, toggle } = useOpenStops(moment.current === undefined ? undefined : stops[moment.current]?.id);
  const isShort = useMatches(shortWindow);
  const awayFrom = (stop: Recommendation | undefined) =>
    pauses.some(({ after, atStop }) => after === stop?.id && !atStop) ? stop?.title : undefined;
  return (
    <ol aria-label="Stops">
      {stops.map((stop, index) => (
        <li
          key={stop.id}
          className="scroll-mt-6"
          onPointerEnter={() => onActive(stop.id)}
          onPointerLeave={() => onActive(undefined)}
          onFocus={() => onActive(stop.id)}
          onBlur={() => onActive(undefined)}
        >
          {index > 0 && (
            <div className="my-1.5 sm:my-4 sm:ml-36 sm:border-y sm:border-line sm:py-1.5 print:my-1 print:ml-0 print:border-0 print:py-0">
              {stop.legMinutes > 0 && <LegRow leg={stop} from={awayFrom(stops[index - 1])} />}
              {!isPast(moment, index) && moment.current !== index && <SpareRow minutes={spareBefore(stop, stops[index - 1], pauses)} />}
            </div>
          )}
          <StopCard
            stop={stop}
            number={index + 1}
            city={city.name}
            time={skyTimeAt(city, stop.arrive)}
            steps={steps}
            mark={marks.get(stop.id)}
            wet={wetText(stop, spells)}
            when={isPast(moment, index) ? 'past' : moment.current === index ? 'now' : undefined}
            isOpen={open.has(stop.id)}
            isShort={isShort}
            onToggle={toggle}
          />
          {pauses
            .filter(({ after }) => after === stop.id)
            .map((pause) => (
              <div key={pause.meal} className="mt-2.5 sm:mt-5 print:mt-3">
                <div className="sm:ml-36 print:ml-0">
                  <SpareRow minutes={spareBeforeMeal(pause, stop)} />
                </div>
                <MealRow
                  pause={pause}
                  when={moment.phase === 'under-way' ? whenOfMeal(moment, pause, now) : undefined}
                  onCuisine={onCuisine && (() => onCuisine(pause.meal))}
                />
              </div>
            ))}
        </li>
      ))}
    </ol>
  );
}
