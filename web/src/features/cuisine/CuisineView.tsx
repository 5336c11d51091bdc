import type { City, MealName } from '@city-genie/city-data/city';
import type { MoodGuide } from '@city-genie/contracts/guide/routes';
import type { ReactNode } from 'react';
import { JournalHead } from '../../ui/late/JournalHead.js';
import { PriceScale } from '../../ui/late/PriceScale.js';
import { mealTitles } from '../../ui/late/place-words.js';
import { Tabs } from '../../ui/late/Tabs.js';
import { clockTime } from '../../ui/local-time.js';
import { CuisineList } from './CuisineList.js';
import type { CuisineQuery, CuisineReply } from './cuisine-api.js';
import type { NearStop } from './from-stop.js';

/** A meal of the plan. */
type Meal = {
  name: MealName;
  /** When it begins, local `YYYY-MM-DDTHH:mm`. */
  at: string;
  /** Name of the stop before it. */
  before: string | undefined;
};

type CuisineViewProps = {
  /** Undefined until the place and time of the plan are known. */
  request: CuisineQuery | undefined;
  /** What was kept of the reply, for the case that none comes. */
  kept?: CuisineReply | undefined;
  city: City;
  mood: Pick<MoodGuide, 'name'> | undefined;
  /** The plan's stops and meals, if there is a plan. */
  stops: readonly NearStop[];
  meals: readonly Meal[];
  /** The one that the request is for. */
  meal: Meal | undefined;
  onPickMeal: (meal: MealName) => void;
  /** Content of the column next to the list, on wide windows. */
  aside?: ReactNode;
  onBack: () => void;
};

function PriceKey() {
  return (
    <>
      Prices run from{' '}
      <span className="whitespace-nowrap">
        <PriceScale step={1} label="inexpensive" /> to <PriceScale step={4} label="very expensive" />.
      </span>
    </>
  );
}

/** The list, with a tab for each meal where there are two. */
function MealTabs({
  meals,
  meal,
  onPick,
  list,
}: {
  meals: readonly Meal[];
  meal: Meal;
  onPick: (meal: MealName) => void;
  list: ReactNode;
}) {
  return (
    <Tabs
      label="Meals of your plan"
      tabs={meals.map(({ name, at }) => ({ value: name, text: `${mealTitles[name]}, ${clockTime(at)}`, content: list }))}
      kept={{
        value: meal.name,
        onChange: (value) => {
          const picked = meals.find(({ name }) => name === value);
          if (picked) {
            onPick(picked.name);
          }
        },
      }}
    />
  );
}

/** Restaurants that fit the mood, nearest to the plan first. */
export function CuisineView({ request, kept, city, mood, stops, meals, meal, onPickMeal, aside, onBack }: CuisineViewProps) {
  // While the request is pending, a plan is assumed, so that the text stays when it arrives.
  const isNear = stops.length > 0 || !request;
  const list = <CuisineList request={request} kept={kept} city={city} stops={stops} before={meal?.before} onBack={onBack} />;
  return (
    <article>
      <JournalHead
        city={city}
        time="golden"
        back="Back to your plan"
        onBack={onBack}
        title={`Local cuisine in\u00a0${city.name.replace(' ', '\u00a0')}`}
        margin={
          <p className="border-t border-line pt-4 text-small text-ink-soft">
            {isNear ? 'Nearest to your plan first. ' : ''}
            <PriceKey />
          </p>
        }
      >
        <p className="mt-5 max-w-[40ch] font-serif text-title leading-snug text-ink-soft text-pretty italic">
          {mood ? `For a day that feels ${mood.name.toLowerCase()}` : 'For the way you feel today'}
          {isNear ? ', not far from where your plan takes you.' : '.'}
        </p>
      </JournalHead>
      <div className="mx-auto mt-10 grid max-w-7xl gap-x-14 px-4 pb-20 sm:px-6 lg:mt-14 lg:grid-cols-[minmax(0,1fr)_26rem] lg:px-10">
        <div>
          {meal && meals.length > 1 ? (
            <MealTabs meals={meals} meal={meal} onPick={onPickMeal} list={list} />
          ) : (
            <>
              {meal && (
                <p className="pb-4 text-small text-ink-soft">
                  For {meal.name} at {clockTime(meal.at)}, as in your plan.
                </p>
              )}
              {list}
            </>
          )}
        </div>
        {aside && <div className="max-lg:hidden lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:self-start">{aside}</div>}
      </div>
    </article>
  );
}
