import { Fragment, type ReactNode } from 'react';
import { standingLink } from '../link-class.js';
import { OutLink } from '../OutLink.js';

/** Name and value; facts without a value are left out. */
export type Fact = readonly [name: string, value: ReactNode];

const layouts = {
  one: { list: 'gap-y-1.5', row: 'gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)]', half: '', whole: '', wholeValue: '' },
  // The names of the second column are as wide as needed.
  two: {
    list: 'gap-x-3 gap-y-1.5 md:grid-cols-[7rem_minmax(0,1fr)_auto_minmax(0,1fr)]',
    row: 'grid-cols-[7rem_minmax(0,1fr)] gap-x-3 md:grid-cols-subgrid',
    half: 'md:col-span-2',
    whole: 'md:col-span-4',
    wholeValue: 'md:col-span-3',
  },
} as const;

type FactsProps = {
  facts: readonly Fact[];
  columns?: keyof typeof layouts;
  /** Name of the fact that spans both columns. */
  wide?: string;
  className?: string;
};

/** Facts about a place: names on the left, values on the right. */
export function Facts({ facts, columns = 'one', wide, className = '' }: FactsProps) {
  const layout = layouts[columns];
  return (
    <dl className={`grid text-small ${layout.list} ${className}`}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={`grid ${layout.row} ${name === wide ? layout.whole : layout.half}`}>
              <dt className="text-ink-soft">{name}</dt>
              <dd className={`wrap-anywhere tabular-nums ${name === wide ? layout.wholeValue : ''}`}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** A link to a place's website with its host as text, which may break before a dot. */
export function WebsiteLink({ address, name }: { address: string; name: string }) {
  const [first, ...labels] = new URL(address).host.replace(/^www\./, '').split('.');
  return (
    <OutLink href={address} of={name}>
      {first}
      {labels.map((label) => (
        <Fragment key={label}>
          <wbr />.{label}
        </Fragment>
      ))}
    </OutLink>
  );
}

/** A `tel:` link. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`} className={standingLink}>
      {number}
    </a>
  );
}
