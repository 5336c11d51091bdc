import { ChartFrame } from './ChartFrame.js';
import { numberWords } from './words.js';

/** A bar with its name; `part` of its `value` is drawn full. */
export type Bar = { key: string; name: string; value: number; part?: number };

type BarChartProps = {
  title: string;
  /** Undefined while it is loading. */
  summary: string | undefined;
  /** The first are drawn, and the table has all. */
  bars: readonly Bar[];
  /** Heads of the table: what the bars are, what is counted, and which part of it. */
  heads: { name: string; value: string; part?: string };
};

/** More than these make no picture. */
export const mostBars = 12;

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** As wide as its share, and to be seen however small it is. */
function Fill({ share, className }: { share: number; className: string }) {
  return share > 0 ? <span className={`block h-3 w-(--share) min-w-0.5 ${className}`} style={{ '--share': percent(share) }} /> : null;
}

/** What one bar says in figures. */
const figures = ({ value, part }: Bar) => (part === undefined ? numberWords(value) : `${numberWords(part)} of ${numberWords(value)}`);

function Bars({ bars, most }: { bars: readonly Bar[]; most: number }) {
  return bars.map((bar) => {
    const { key, name, value, part } = bar;
    return (
      <div key={key} className="col-span-full grid grid-cols-subgrid items-center border-t border-line py-2 text-small">
        <span className="wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
        <span className="relative block">
          <Fill share={value / most} className={part === undefined ? 'bg-accent' : 'border border-accent bg-wash'} />
          {part !== undefined && (
            <span className="absolute inset-0">
              <Fill share={part / most} className="bg-accent" />
            </span>
          )}
        </span>
        <span className="text-right text-note text-ink-soft tabular-nums">{figures(bar)}</span>
      </div>
    );
  });
}

/** A bar for each of a few things, from 0 on, with its figure beside it. */
export function BarChart({ title, summary, bars, heads }: BarChartProps) {
  const { part } = heads;
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ChartFrame
      title={title}
      summary={summary}
      rows={bars}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'name',
          head: heads.name,
          isName: true,
          isWide: true,
          cell: ({ name }) => <bdi className="wrap-anywhere whitespace-normal">{name}</bdi>,
        },
        { key: 'value', head: heads.value, isNumber: true, cell: ({ value }) => numberWords(value) },
        ...(part === undefined ? [] : [{ key: 'part', head: part, isNumber: true, cell: (bar: Bar) => numberWords(bar.part ?? 0) }]),
      ]}
    >
      <div className="grid grid-cols-[fit-content(40%)_minmax(0,1fr)_auto] gap-x-4">
        <Bars bars={bars.slice(0, mostBars)} most={most} />
      </div>
    </ChartFrame>
  );
}
