import { SkeletonGroup } from '../../../ui/late/Skeleton.js';

type KeyFiguresProps = {
  /** What is counted, and how much there is of it; undefined while it is loading. */
  figures: readonly (readonly [name: string, value: string | undefined])[];
};

/** A few figures in large type. */
export function KeyFigures({ figures }: KeyFiguresProps) {
  return (
    <dl className="grid grid-cols-2 md:grid-cols-4 gap-x-6 gap-y-5">
      {figures.map(([name, value]) => (
        <div key={name} className="flex flex-col justify-end">
          <dt className="text-small text-ink-soft">{name}</dt>
          <dd className="font-serif text-head leading-tight font-[560] tabular-nums">
            {value ?? (
              <SkeletonGroup className="inline-block">
                <span className="rounded-control bg-line/55 text-transparent">000</span>
              </SkeletonGroup>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
