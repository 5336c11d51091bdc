import { ChartFrame } from './ChartFrame.js';
import { DayPlot } from './DayPlot.js';
import { type DayValue, dateWords, daysSummary, numberWords } from './words.js';

type DayChartProps = {
  title: string;
  /** Undefined while they are loading; days in UTC, the oldest first. */
  days: readonly DayValue[] | undefined;
  /** What was counted, such as `search` and `searches`. */
  one: string;
  many: string;
};

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** How much there was on each day. */
export function DayChart({ title, days, one, many }: DayChartProps) {
  return (
    <ChartFrame
      title={title}
      summary={days && daysSummary(days, one, many)}
      rows={days ?? []}
      rowKey={({ date }) => date}
      columns={[
        { key: 'date', head: 'Day (UTC)', isName: true, cell: ({ date }) => dateWords(date) },
        { key: 'value', head: capital(many), isNumber: true, cell: ({ value }) => numberWords(value) },
      ]}
    >
      <DayPlot days={days ?? []} />
    </ChartFrame>
  );
}
