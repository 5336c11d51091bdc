import { ChartFrame } from './ChartFrame.js';
import { numberWords } from './words.js';

/** A field of the map: its place in a group, and how much there was. */
export type Field = { key: string; group: string; name: string; value: number };

type HeatMapProps = {
  title: string;
  /** Undefined while it is loading. */
  summary: string | undefined;
  /** The fields of a group one after the other. */
  fields: readonly Field[];
  /** Heads of the table. */
  heads: { group: string; name: string; value: string };
};

/** The most is tinted so far that the words on it are still read easily, in light and in dark. */
const mostTint = 45;

/** How far a field is tinted. By the root, since small ones would look all the same beside a large one; the figures are there to compare. */
const tintOf = (value: number, most: number) => `${Math.round(Math.sqrt(value / most) * mostTint)}%`;

function Group({ name, fields, most }: { name: string; fields: readonly Field[]; most: number }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-line py-2 lg:grid-cols-[7rem_minmax(0,1fr)] lg:items-center">
      <span className="text-small font-medium">{name}</span>
      <span className="grid grid-cols-2 gap-1 lg:grid-cols-4">
        {fields.map(({ key, name: field, value }) => (
          <span
            key={key}
            className="flex items-baseline justify-between gap-x-2 rounded-control max-sm:flex-col max-sm:justify-start border border-line bg-[color-mix(in_oklab,var(--accent)_var(--tint),var(--raised))] px-3 py-1.5 text-note"
            style={{ '--tint': tintOf(value, most) }}
          >
            <span>{field}</span>
            <span className="font-semibold tabular-nums">{numberWords(value)}</span>
          </span>
        ))}
      </span>
    </div>
  );
}

/** Fields in groups, tinted the more the more there was. The figure is in each of them. */
export function HeatMap({ title, summary, fields, heads }: HeatMapProps) {
  const most = Math.max(1, ...fields.map(({ value }) => value));
  const groups = [...new Set(fields.map(({ group }) => group))];
  return (
    <ChartFrame
      title={title}
      summary={summary}
      rows={fields}
      rowKey={({ key }) => key}
      columns={[
        { key: 'group', head: heads.group, cell: ({ group }) => group },
        { key: 'name', head: heads.name, isName: true, cell: ({ name }) => name },
        { key: 'value', head: heads.value, isNumber: true, cell: ({ value }) => numberWords(value) },
      ]}
    >
      {groups.map((group) => (
        <Group key={group} name={group} fields={fields.filter((field) => field.group === group)} most={most} />
      ))}
    </ChartFrame>
  );
}
