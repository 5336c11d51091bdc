import { type ComponentType, lazy, useState } from 'react';

export type LazyPart<P extends object> = {
  preload: () => Promise<unknown>;
  /** The component once it is loaded, else a lazy one. */
  component: () => ComponentType<P>;
  /** After a failed load: makes the next mount try again. */
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

/** Renders a lazy part. After `preload` it renders synchronously, which prerendering and hydration need. */
export function ShowPart<P extends object>({ part, props }: { part: LazyPart<P>; props: P }) {
  // Chosen once per mount: switching to another component would discard the state below it.
  const [Shown] = useState<ComponentType<P>>(part.component);
  return <Shown {...props} />;
}
