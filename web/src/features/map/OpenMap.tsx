import { Map as MapIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { offlineText } from '../../api/offline.js';
import { Button } from '../../ui/Button.js';
import { ErrorBoundary } from '../../ui/ErrorBoundary.js';
import { lazyPart, ShowPart } from '../../ui/lazy-part.js';
import type { MapPlan } from './map-plan.js';

const mapDialog = lazyPart(async () => (await import('./MapDialog.js')).MapDialog);

/** A failure recurs, and is shown, when the button is pressed. */
const preload = () => void mapDialog.preload().catch(() => undefined);

type OpenMapProps = { plan: MapPlan; sketch: ReactNode; onShow: (id: string) => void };

/** The button that opens the plan's map, which is loaded then. */
export function OpenMap({ plan, sketch, onShow }: OpenMapProps) {
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const open = () => {
    setState('loading');
    mapDialog.preload().then(
      () => setState('open'),
      () => setState('failed'),
    );
  };
  const show = (id: string) => {
    // The dialog gives the focus back to this button before it goes, so it goes first.
    flushSync(() => setState('closed'));
    onShow(id);
  };
  return (
    <>
      <Button
        look="secondary"
        className="w-full text-small"
        busy={state === 'loading'}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        <MapIcon aria-hidden="true" strokeWidth={1.8} className="size-4" />
        Open the map
      </Button>
      {state === 'failed' && (
        <p role="alert" className="mt-2 text-small text-danger">
          {offlineText() ?? 'The map can’t be loaded right now. Please try again.'}
        </p>
      )}
      {state === 'open' && (
        <ErrorBoundary fallback={null} onError={() => setState('failed')}>
          <ShowPart part={mapDialog} props={{ plan, sketch, onClose: () => setState('closed'), onShow: show }} />
        </ErrorBoundary>
      )}
    </>
  );
}
