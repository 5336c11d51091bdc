import type { Act } from './acts.js';

/** What a visitor can do with a stop; undefined for a read-only plan. */
export type StopSteps = {
  /** Ids of the stops that stay on Refresh. */
  pinned: readonly string[];
  onPin: (id: string) => void;
  onUnpin: (id: string) => void;
  onSwap: (id: string) => void;
  onExclude: (id: string) => void;
  onUndo: (act: Act) => void;
};
