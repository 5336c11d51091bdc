import { type ReactNode, useId } from 'react';
import { type Failure, needsSetUp } from '../failure.js';
import { ListFailure } from '../ListFailure.js';

/** What a section knows of its figures: those of the filter before stay until the next are there. */
export type Source<Figures> = {
  data?: Figures | undefined;
  currentData?: Figures | undefined;
  error?: Failure;
  isFetching: boolean;
  refetch: () => unknown;
};

/** The figures could not be read. */
export const isUnread = ({ error, currentData, isFetching }: Source<unknown>): boolean =>
  error !== undefined && currentData === undefined && !isFetching && !needsSetUp(error);

type SectionProps = {
  title: string;
  source: Source<unknown>;
  /** What has failed, in words. */
  failure: string;
  children: ReactNode;
};

/** A part of the page with figures of its own, which fail by themselves. */
export function Section({ title, source, failure, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={source.isFetching} className="border-t-2 border-ink pt-3">
      <h2 id={id} className="mb-6 text-title">
        {title}
      </h2>
      <div className="grid gap-10">
        {source.error && !source.isFetching && <ListFailure error={source.error} title={failure} onAgain={() => void source.refetch()} />}
        {!isUnread(source) && children}
      </div>
    </section>
  );
}
