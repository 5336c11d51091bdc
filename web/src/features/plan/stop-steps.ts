import type { Act } from './acts.js';
import type { Way } from './ways.js';

/** The latest step, if it failed: where it was taken (at a stop, by its id, or in the bar of the day), and what is said of it. */
export type Failure = { at: string; text: string };

/** What a visitor can do with a stop; undefined for a read-only plan. */
export type StopSteps = {
  /** Ids of the stops that stay on Refresh. */
  pinned: readonly string[];
  failure: Failure | undefined;
  onPin: (id: string) => void;
  onUnpin: (id: string) => void;
  onSwap: (id: string) => void;
  onExclude: (id: string) => void;
  /** Whether this stop or one after it isn't pinned. */
  canRenewFrom: (id: string) => boolean;
  /** Other places for this stop and those after it. */
  onRenewFrom: (id: string) => void;
  onUndo: (act: Act) => void;
};

/** What a visitor can do about a day under way. `index`: of a stop. */
export type DaySteps = {
  /** The latest of these steps, while it can be taken back. */
  way: Way | undefined;
  /** What is said of the latest step, if it failed. */
  failure: string | undefined;
  onLate: (minutes: number, index: number) => void;
  onSkip: (index: number) => void;
  onUndoWay: () => void;
};
