import { useEffect, useRef, useState } from 'react';
import { Spinner } from '../../ui/late/Spinner.js';
import { MapCredit } from './MapCredit.js';
import { MapPins } from './MapPins.js';
import { MapTools } from './MapTools.js';
import type { MapFailure, MapPlan } from './map-plan.js';
import { isFar, ownPositionText } from './own-position-text.js';
import { lngLat } from './route-lines.js';
import { StopStrip } from './StopStrip.js';
import { fitPlaces, fitPlan, type LibraryMap } from './street-map.js';
import { useOwnPosition } from './use-own-position.js';
import { useStreetMap } from './use-street-map.js';

type PlanMapProps = {
  styleUrl: string;
  plan: MapPlan;
  onFailure: (failure: MapFailure) => void;
  /** Shows a stop in the plan itself. */
  onShow: (id: string) => void;
};

/** Moves the map only if a place isn't well in view. */
function bringIntoView(map: LibraryMap, at: [number, number]): void {
  const { x, y } = map.project(at);
  const { clientWidth, clientHeight } = map.getContainer();
  if (x < 40 || y < 40 || x > clientWidth - 72 || y > clientHeight - 40) {
    map.easeTo({ center: at });
  }
}

/** The streets, the walk and its stops, with what is chosen below. */
export function PlanMap({ styleUrl, plan, onFailure, onShow }: PlanMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(plan.stops[0]?.id ?? '');
  const [position, askPosition] = useOwnPosition();
  const map = useStreetMap({ container, styleUrl, stops: plan.stops, label: `Map of ${plan.city.name}`, onFailure });

  const isShown = position.state === 'known' && !isFar(position, plan.stops);
  const own = isShown ? position.at : undefined;
  const hasPosition = own !== undefined;
  // At first the visitor sees where the plan is from there; the next press goes near.
  const showBoth = () => map && own && fitPlaces(map, [...plan.stops.map(({ geo }) => geo), own]);
  const goNear = () => map && own && map.easeTo({ center: lngLat(own), zoom: Math.max(map.getZoom(), 15.5) });
  const atFirst = useRef(showBoth);
  // A position that comes back by itself moves no map.
  const isSought = useRef(false);
  useEffect(() => {
    atFirst.current = showBoth;
  });
  useEffect(() => {
    if (hasPosition && isSought.current) {
      isSought.current = false;
      atFirst.current();
    }
  }, [hasPosition]);
  const seek = () => {
    isSought.current = true;
    askPosition();
  };

  const choose = (id: string) => {
    setChosen(id);
    const stop = plan.stops.find((other) => other.id === id);
    if (map && stop) {
      bringIntoView(map, lngLat(stop.geo));
    }
  };
  const said = ownPositionText(position, plan);
  return (
    <div className="plan-map grid min-h-0 grow grid-rows-[minmax(9rem,1fr)_auto]">
      <div className="relative overflow-hidden border-y border-line bg-(--map-land)">
        <div ref={container} className="absolute inset-0" />
        {!map && <Spinner className="absolute inset-0 justify-center">Drawing the map…</Spinner>}
        {map && (
          <>
            <MapPins map={map} plan={plan} chosen={chosen} onChoose={choose} own={isShown ? position : undefined} />
            <MapTools
              onZoom={(by) => (by > 0 ? map.zoomIn() : map.zoomOut())}
              onWhole={() => fitPlan(map, plan.stops)}
              onWhere={() => (own ? goNear() : seek())}
              isLooking={position.state === 'asked'}
            />
          </>
        )}
        <p
          role="status"
          className={
            said ? 'absolute inset-x-3 bottom-3 z-1 mx-auto w-fit rounded-control bg-raised px-4 py-2 text-small shadow-rise-2' : 'sr-only'
          }
        >
          {said}
        </p>
      </div>
      <div className="grid gap-y-3 px-4 py-3 sm:px-6">
        <StopStrip plan={plan} chosen={chosen} onChoose={choose} onShow={onShow} />
        <MapCredit />
      </div>
    </div>
  );
}
