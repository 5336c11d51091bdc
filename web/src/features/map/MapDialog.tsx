import { mapStylePath } from '@city-genie/contracts/map/endpoints';
import { X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { errorStatus } from '../../api/error-message.js';
import { useSiteConfigQuery } from '../../api/site-config-api.js';
import { useAskAgain } from '../../api/use-ask-again.js';
import { IconButton } from '../../ui/IconButton.js';
import { Spinner } from '../../ui/late/Spinner.js';
import { useModal } from '../../ui/late/use-modal.js';
import './map.css';
import type { MapFailure, MapPlan } from './map-plan.js';
import { PlanMap } from './PlanMap.js';
import { SketchInstead } from './SketchInstead.js';

export type MapDialogProps = {
  plan: MapPlan;
  /** The plan's sketch in large, for where there are no streets. */
  sketch: ReactNode;
  onClose: () => void;
  /** Closes the map and goes to a stop of the plan. */
  onShow: (id: string) => void;
};

function Content({ plan, sketch, onShow }: Omit<MapDialogProps, 'onClose'>) {
  const { data: config, error, isFetching, isError, refetch } = useSiteConfigQuery();
  const [failure, setFailure] = useState<MapFailure>();
  // Where nobody can be asked, the map may have been kept.
  const styleUrl = !config && errorStatus(error) === 0 ? mapStylePath : config?.mapStyleUrl;
  const missing = failure ?? (styleUrl === null ? 'none' : isError && !styleUrl ? 'away' : undefined);
  const again = () => {
    setFailure(undefined);
    if (!config) {
      void refetch();
    }
  };
  useAskAgain(missing === 'away' && !isFetching, again);
  if (missing && !isFetching) {
    return <SketchInstead failure={missing} sketch={sketch} onAgain={again} />;
  }
  if (!styleUrl) {
    return <Spinner className="grow justify-center">Drawing the map…</Spinner>;
  }
  return <PlanMap styleUrl={styleUrl} plan={plan} onFailure={setFailure} onShow={onShow} />;
}

/** The plan on a map of the streets: the whole window on a phone, nearly all of it elsewhere. */
export function MapDialog({ onClose, ...content }: MapDialogProps) {
  const modal = useModal(onClose);
  const titleId = useId();
  return (
    <dialog {...modal} aria-labelledby={titleId} className="map-dialog bg-paper p-0 text-ink">
      <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-4 sm:pl-6">
        <h2 id={titleId} className="text-title">
          Your plan on the map
        </h2>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <Content {...content} />
    </dialog>
  );
}
