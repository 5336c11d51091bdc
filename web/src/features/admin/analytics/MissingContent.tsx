import { cities } from '@city-genie/city-data/catalog';
import type { SearchFigures } from '@city-genie/contracts/search-log/routes';
import { type Column, Table } from '../../../ui/late/Table.js';
import { numberWords, shareWords } from './charts/words.js';
import { type Gap, gapsIn, leastSearches } from './search-sums.js';

/** So many are something to begin with. */
const most = 10;

const columns: readonly Column<Gap>[] = [
  {
    key: 'name',
    head: 'Mood and time slot',
    isName: true,
    cell: ({ city, mood, slot }) => (
      <>
        <p>{`${city}: ${mood}`}</p>
        <p className="text-note font-normal text-ink-soft">{slot}</p>
      </>
    ),
  },
  {
    key: 'share',
    head: 'Lacked places',
    isNumber: true,
    cell: ({ missed, searches }) => (
      <>
        <strong className="font-semibold">{shareWords(missed, searches)}</strong> of {numberWords(searches)}
      </>
    ),
  },
  { key: 'short', head: 'Too few', isNumber: true, cell: ({ short }) => numberWords(short) },
  { key: 'empty', head: 'None', isNumber: true, cell: ({ empty }) => numberWords(empty) },
];

/** What the table below says. */
function sentence(gaps: readonly Gap[]): string {
  const [worst] = gaps;
  if (worst === undefined) {
    return `No mood and time slot that was searched ${leastSearches} times or more lacked places.`;
  }
  const { city, mood, slot, searches, missed } = worst;
  return `It is most urgent in ${city}: of ${numberWords(searches)} searches for “${mood}”, ${slot.toLowerCase()}, ${numberWords(missed)} found too few places or none.`;
}

const rowKey = ({ key }: Gap) => key;

/** The moods and time slots whose plans come out short most often; undefined cells are loading. */
export function MissingContent({ cells }: { cells: SearchFigures['cells'] | undefined }) {
  const gaps = gapsIn(cells ?? [], cities);
  return (
    <div>
      <Table
        stacks
        caption={
          <>
            <h3 className="text-title">Where content is missing</h3>
            <p className="mt-1 max-w-prose font-sans text-small font-normal text-pretty text-ink-soft">
              {cells ? sentence(gaps) : 'One moment…'}
            </p>
          </>
        }
        columns={columns}
        rows={gaps.slice(0, most)}
        rowKey={rowKey}
        empty="Nothing to list."
        busy={cells === undefined}
      />
      <p className="mt-3 max-w-prose text-note text-pretty text-ink-soft">
        {gaps.length > most && `These are the ${most} with the highest shares of ${gaps.length}. `}
        {`Only what was searched ${leastSearches} times or more is listed. Searches made too late in the day for any plan aren’t counted.`}
      </p>
    </div>
  );
}
