import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react';

export type LazyPart<P extends object> = {
  /** Loads the component; after a failure the next call tries again. */
  preload: () => Promise<ComponentType<P>>;
  loaded: () => ComponentType<P> | undefined;
  /** The component once it is loaded, else a lazy one. */
  component: () => ComponentType<P>;
  /** After a load that failed: the next lazy one tries again. */
  reset: () => void;
};

/** A component in a chunk of its own. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => {
    loaded ??= await load();
    return loaded;
  };
  const wait = () => lazy(async () => ({ default: await preload() }));
  // One for all renders: what Suspense renders again has no state yet, and would begin to load anew after every failure.
  let pending = wait();
  return {
    preload,
    loaded: () => loaded,
    component: () => loaded ?? pending,
    reset: () => {
      pending = wait();
    },
  };
}

type PartProps<P extends object> = { part: LazyPart<P>; props: P };

/** Renders a lazy part within a Suspense boundary. After `preload` it renders synchronously, which prerendering and hydration need. */
export function ShowPart<P extends object>({ part, props }: PartProps<P>) {
  // Chosen once per mount: switching to another component would discard the state below it.
  const [Shown] = useState<ComponentType<P>>(part.component);
  return <Shown {...props} />;
}

/**
 * Renders a lazy part as soon as it is loaded, `waiting` until then; an error boundary catches a failed load. A Suspense boundary would
 * hold the part back until 300 ms after the wait began.
 */
export function LatePart<P extends object>({ part, props, waiting }: PartProps<P> & { waiting?: ReactNode }) {
  const [Shown, setShown] = useState(part.loaded);
  useEffect(() => {
    part.preload().then(
      (component) => setShown(() => component),
      (error: unknown) =>
        setShown(() => {
          throw error;
        }),
    );
  }, [part]);
  return Shown ? <Shown {...props} /> : waiting;
}
