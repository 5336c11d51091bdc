import { type ReactNode, useId } from 'react';
import { Fold } from '../../../../ui/late/Fold.js';
import { SkeletonGroup } from '../../../../ui/late/Skeleton.js';
import { type Column, Table } from '../../../../ui/late/Table.js';

type ChartFrameProps<Row> = {
  /** What one sees. */
  title: string;
  /** The same in a sentence with figures; undefined while they are loading. */
  summary: string | undefined;
  /** The drawing; it is one picture for listeners. Without figures it holds its own place while they are loading. */
  children: ReactNode;
  /** The figures of the drawing. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** A chart with its title, what it shows in a sentence, and its figures as a table. */
export function ChartFrame<Row>({ title, summary, children, ...table }: ChartFrameProps<Row>) {
  const id = useId();
  return (
    <div className="min-w-0">
      <h3 id={`${id}-title`} className="text-lead">
        {title}
      </h3>
      <p id={`${id}-summary`} className="mb-4 min-h-[1.6em] text-small max-sm:min-h-[3.2em] text-ink-soft tabular-nums">
        {summary}
      </p>
      {summary === undefined ? (
        <SkeletonGroup>
          <div className="min-h-28 rounded-control bg-line/55">
            <div className="invisible">{children}</div>
          </div>
          <div className="h-11" />
        </SkeletonGroup>
      ) : (
        <>
          <div role="img" aria-labelledby={`${id}-title ${id}-summary`}>
            {children}
          </div>
          <Fold isQuiet summary="As a table">
            {() => <Table caption={title} empty="Nothing was counted." {...table} />}
          </Fold>
        </>
      )}
    </div>
  );
}
