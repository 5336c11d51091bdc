import { type ComponentType, lazy, useState } from 'react';

export type LazyPart<P extends object> = {
  preload: () => Promise<unknown>;
  /** The component itself once it is loaded, else one that waits for it. */
  component: () => ComponentType<P>;
  /** After a failed load: the next mount tries again. */
  reset: () => void;
};

/** A component in a chunk of its own. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => {
    loaded ??= await load();
    return loaded;
  };
  const wait = (): ComponentType<P> => lazy(async () => ({ default: await preload() }));
  let pending = wait();
  return {
    preload,
    component: () => loaded ?? pending,
    reset: () => {
      pending = wait();
    },
  };
}

/**
 * Shows a lazy part. After `preload` it does so without a pause, which prerendering and the take-over of prerendered
 * HTML need.
 */
export function ShowPart<P extends object>({ part, props }: { part: LazyPart<P>; props: P }) {
  // Chosen once per mount: another component in the same place would lose the state below it.
  const [Shown] = useState<ComponentType<P>>(part.component);
  return <Shown {...props} />;
}
