import type { WaitlistFigures } from '../waitlist/entries-api.js';
import { type Bar, BarChart, mostBars } from './charts/BarChart.js';
import { DayChart } from './charts/DayChart.js';
import { numberWords } from './charts/words.js';
import { KeyFigures } from './KeyFigures.js';
import { Section, type Source } from './Section.js';

/** What the bars of the cities mean. */
function demandWords(bars: readonly Bar[]): string {
  const [first] = bars;
  if (first === undefined) {
    return 'Nobody waits for a city yet.';
  }
  const left = bars.length - mostBars;
  const more = left > 0 ? ` ${left === 1 ? 'One more city is' : `${left} more cities are`} in the table.` : '';
  return `The solid part of a bar is confirmed. Total and cities are of the whole list, whatever the period.${more}`;
}

/** How the waitlist grows, and for which cities people wait. */
export function WaitlistSection({ source }: { source: Source<WaitlistFigures> }) {
  const figures = source.data;
  const cities = figures?.cities.map(({ city, total, confirmed }): Bar => ({ key: city, name: city, value: total, part: confirmed }));
  return (
    <Section title="Waitlist" source={source} failure="Failed to fetch waitlist data">
      <KeyFigures
        figures={[
          ['Total', figures && numberWords(figures.total)],
          ['Confirmed', figures && numberWords(figures.confirmed)],
          ['This Week', figures && numberWords(figures.thisWeek)],
        ]}
      />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <DayChart
          title="New entries per day"
          days={figures?.days.map(({ date, joined }) => ({ date, value: joined }))}
          one="entry"
          many="entries"
        />
        <DayChart
          title="Confirmed, by the day of the sign-up"
          days={figures?.days.map(({ date, confirmed }) => ({ date, value: confirmed }))}
          one="confirmed entry"
          many="confirmed entries"
        />
      </div>
      <BarChart
        title="Entries by city"
        summary={cities && demandWords(cities)}
        bars={cities ?? []}
        heads={{ name: 'City', value: 'Entries', part: 'Confirmed' }}
      />
    </Section>
  );
}
