import type { ReactNode } from 'react';
import { useConnection } from '../../api/use-connection.js';
import { Button } from '../../ui/Button.js';
import type { MapFailure } from './map-plan.js';

const texts: Readonly<Record<MapFailure, string>> = {
  none: 'City Genie has no street map at the moment. Here is the sketch, enlarged.',
  undrawable: 'Your browser can’t draw the street map. Here is the sketch, enlarged.',
  away: 'The street map can’t be loaded right now. Here is the sketch, enlarged.',
};

const unkeptText = 'The street map of this plan isn’t saved on this device and needs a connection. Here is the sketch, enlarged.';

type SketchInsteadProps = { failure: MapFailure; sketch: ReactNode; onAgain: () => void };

/** What is shown where there is no street map. */
export function SketchInstead({ failure, sketch, onAgain }: SketchInsteadProps) {
  // The browser may tell only now that there was no network.
  const isOffline = useConnection() !== 'there';
  const isUnreached = failure === 'away' && isOffline;
  return (
    <div className="flex min-h-0 grow flex-col gap-4 overflow-y-auto px-4 pb-6 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="max-w-prose">
          {isUnreached ? unkeptText : texts[failure]}
        </p>
        {failure === 'away' && (
          <Button look="secondary" onClick={onAgain}>
            Try again
          </Button>
        )}
      </div>
      {sketch}
    </div>
  );
}
