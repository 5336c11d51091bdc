import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import type { ComponentType } from 'react';
import { Loading, Skeleton } from '../../ui/late/Skeleton.js';
import { LatePart, lazyPart } from '../../ui/lazy-part.js';

export type TabProps = { admin: CurrentUser };

function Waiting() {
  return (
    <Loading label="One moment…" className="grid gap-10">
      <Skeleton className="h-18 max-w-[29.5rem]" />
      <Skeleton className="h-24" />
      <Skeleton className="h-60" />
    </Loading>
  );
}

/** A tab whose content is loaded when it is opened. */
export function lateTab(load: () => Promise<ComponentType<TabProps>>): ComponentType<TabProps> {
  const part = lazyPart(load);
  return (props) => <LatePart part={part} props={props} waiting={<Waiting />} />;
}
