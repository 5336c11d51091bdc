import type { Afterwards as AfterwardsFacts } from '@city-genie/contracts/search/routes';
import { CategoryIcon } from '../../ui/late/CategoryIcon.js';
import { bookingTexts } from '../../ui/late/place-words.js';
import { clockTime } from '../../ui/local-time.js';
import { MealTables } from './MealTables.js';
import { wayText } from './plan-words.js';

type Idea = AfterwardsFacts['places'][number];

function ideaText({ category, until, booking, seeProgramme, ...way }: Idea): string {
  return [
    category,
    wayText(way),
    `until ${clockTime(until)}`,
    seeProgramme ? 'see the programme' : undefined,
    bookingTexts[booking]?.toLowerCase(),
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** What may follow the plan: dinner near the last stop, and places for the evening. */
export function Afterwards({ afterwards: { tables, otherTable, dinnerAt, places } }: { afterwards: AfterwardsFacts }) {
  return (
    <section
      aria-labelledby="afterwards"
      className="mt-6 scroll-mt-6 border-t border-line pt-5 sm:mt-8 sm:ml-36 print:mt-3 print:ml-0 print:pt-3"
    >
      <h2 id="afterwards" tabIndex={-1} className="text-title">
        Afterwards
      </h2>
      {(tables.length > 0 || otherTable) && (
        <>
          <h3 className="mt-4 font-sans text-note font-semibold tracking-normal text-accent">
            Dinner near the last stop
            {dinnerAt && `, at ${clockTime(dinnerAt)}`}
          </h3>
          <MealTables tables={tables} otherTable={otherTable} />
        </>
      )}
      {places.length > 0 && (
        <>
          <h3 className="mt-4 font-sans text-note font-semibold tracking-normal text-accent">For the evening</h3>
          <ul className="mt-1.5 grid gap-2">
            {places.map((idea) => (
              <li key={idea.id} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
                <CategoryIcon category={idea.category} className="mt-0.5 size-5 text-accent" />
                <span>
                  <span className="font-medium wrap-anywhere">{idea.title}</span>
                  <span className="block text-small text-ink-soft first-letter:uppercase">{ideaText(idea)}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
