/** Class names of a table that scrolls, and of one whose rows become blocks below 1024 pixels. */
export const tableForms = {
  scrolling: {
    table: '',
    head: '',
    body: '',
    row: '',
    cell: 'border-t border-line py-3 pr-6 align-baseline whitespace-nowrap last:pr-0',
    wide: '',
    plain: '',
    first: '',
    unlabelled: '',
    number: 'text-right tabular-nums',
    label: undefined,
  },
  stacking: {
    table: 'max-lg:block',
    head: 'max-lg:hidden',
    body: 'max-lg:block max-lg:border-t-2 max-lg:border-ink',
    row: 'max-lg:grid max-lg:grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] max-lg:gap-x-3 max-lg:border-b max-lg:border-line max-lg:py-3 max-lg:last:border-0',
    cell: 'py-1 align-middle lg:border-t lg:border-line lg:py-2 lg:pr-6 lg:last:pr-0',
    wide: 'wrap-anywhere max-lg:col-span-full',
    plain: 'lg:whitespace-nowrap',
    first: 'max-lg:col-span-2 max-sm:col-start-1',
    unlabelled: 'max-lg:self-center',
    number: 'tabular-nums lg:text-right',
    label: 'text-note text-ink-soft lg:hidden',
  },
} as const;

export type TableForm = (typeof tableForms)[keyof typeof tableForms];

/** Class names of a head by what its column holds. */
export const numberClass = (isNumber = false) => (isNumber ? 'text-right tabular-nums' : 'text-left');
