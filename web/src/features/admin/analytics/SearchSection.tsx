import { cities as allCities } from '@city-genie/city-data/catalog';
import type { City } from '@city-genie/city-data/city';
import type { SearchFigures } from '@city-genie/contracts/search-log/routes';
import { BarChart } from './charts/BarChart.js';
import { DayChart } from './charts/DayChart.js';
import { HeatMap } from './charts/HeatMap.js';
import { countOf, type DayValue, numberWords, shareWords } from './charts/words.js';
import { KeyFigures } from './KeyFigures.js';
import { MissingContent } from './MissingContent.js';
import { Section, type Source } from './Section.js';
import { byCity, byMood, bySlot, missedIn } from './search-sums.js';

type Day = SearchFigures['days'][number];

const each = (figures: SearchFigures | undefined, figure: (day: Day) => number): readonly DayValue[] | undefined =>
  figures?.days.map((day) => ({ date: day.date, value: figure(day) }));

const sum = (days: readonly DayValue[] | undefined) => days && numberWords(days.reduce((total, { value }) => total + value, 0));

/** The one with most searches, in a sentence. */
function mostWords(named: readonly { name: string; group?: string; value: number }[]): string {
  const [first] = named.toSorted((a, b) => b.value - a.value);
  const { value = 0, name, group } = first ?? {};
  return value === 0
    ? 'No searches in this time.'
    : `Most: ${group === undefined ? '' : `${group}, `}${name}, ${countOf(value, 'search', 'searches')}.`;
}

type ChartsProps = { figures: SearchFigures | undefined; city: City | undefined };

/** Cities, time slots and moods. */
function Kinds({ figures, city }: ChartsProps) {
  const cells = figures?.cells ?? [];
  const cities = city ? [city] : allCities;
  const [ofCities, ofSlots, ofMoods] = [byCity(cells, cities), bySlot(cells), byMood(cells, cities)];
  const summary = (words: string) => figures && words;
  return (
    <>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        {city === undefined && (
          <BarChart
            title="Searches by city"
            summary={summary(mostWords(ofCities))}
            bars={ofCities}
            heads={{ name: 'City', value: 'Searches' }}
          />
        )}
        <BarChart
          title="Searches by time slot"
          summary={summary(mostWords(ofSlots))}
          bars={ofSlots}
          heads={{ name: 'Time slot', value: 'Searches' }}
        />
      </div>
      <HeatMap
        title="Searches by mood"
        summary={summary(mostWords(ofMoods))}
        fields={ofMoods}
        heads={{ group: 'City', name: 'Mood', value: 'Searches' }}
      />
    </>
  );
}

/** What was searched, what guests ran into, and where content is missing. */
export function SearchSection({ source, city }: { source: Source<SearchFigures>; city: City | undefined }) {
  const figures = source.data;
  const [searches, guests, refused] = [
    each(figures, (day) => day.searches),
    each(figures, (day) => day.guests),
    each(figures, (day) => day.refused),
  ];
  const everywhere = city ? ', all cities' : '';
  return (
    <Section title={city ? `Searches for ${city.name}` : 'Searches'} source={source} failure="Failed to fetch search data">
      <KeyFigures
        figures={[
          ['Searches', figures && numberWords(figures.total)],
          ['Lacked places', figures && shareWords(missedIn(figures.cells), figures.total)],
          [`By guests${everywhere}`, sum(guests)],
          [`Refused by the guests’ limit${everywhere}`, sum(refused)],
        ]}
      />
      <DayChart title="Searches per day" days={searches} one="search" many="searches" />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <DayChart title={`Searches of guests per day${everywhere}`} days={guests} one="search" many="searches" />
        <DayChart title={`Refused by the guests’ limit per day${everywhere}`} days={refused} one="refusal" many="refusals" />
      </div>
      <Kinds figures={figures} city={city} />
      <MissingContent cells={figures?.cells} />
    </Section>
  );
}
