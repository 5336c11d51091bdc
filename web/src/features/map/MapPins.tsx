import { UtensilsCrossed } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { clockTime } from '../../ui/local-time.js';
import type { MapPlan } from './map-plan.js';
import { type OwnPlace, placePins } from './place-pins.js';
import type { LibraryMap } from './street-map.js';

type MapPinsProps = {
  map: LibraryMap;
  plan: MapPlan;
  /** Id of the chosen stop. */
  chosen: string;
  onChoose: (id: string) => void;
  own: OwnPlace | undefined;
};

/** The walk: dots on foot, dashes by public transport, on a line in the colour of the land. */
function Lines({ stops }: Pick<MapPlan, 'stops'>) {
  return (
    <svg aria-hidden="true" className="map-lines">
      {['edge', 'line'].map((look) =>
        stops
          .slice(1)
          .map(({ id, legMode }) => <path key={`${look} ${id}`} data-map="leg" className={`map-leg-${look}`} data-mode={legMode} />),
      )}
      {stops.map(({ id }) => (
        <path key={id} data-map="leader" className="map-leader" />
      ))}
    </svg>
  );
}

/** The stops as buttons in the order of the plan, its lines and meals, and where the visitor is; they move with the map. */
export function MapPins({ map, plan, chosen, onChoose, own }: MapPinsProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const update = () => layer.current && placePins(map, layer.current, plan, own);
    update();
    map.on('move', update);
    map.on('resize', update);
    return () => {
      map.off('move', update);
      map.off('resize', update);
    };
  }, [map, plan, own]);
  const isInPlan = (after: string) => plan.stops.some(({ id }) => id === after);
  return createPortal(
    <div ref={layer} className="map-pins">
      <Lines stops={plan.stops} />
      {own && <div data-map="own" role="img" aria-label="You are here" className="map-own" />}
      {plan.pauses
        .filter(({ after }) => isInPlan(after))
        .map(({ meal }) => (
          <div key={meal} data-map="meal" aria-hidden="true" className="map-meal">
            <UtensilsCrossed strokeWidth={2} className="size-3.5" />
          </div>
        ))}
      {plan.stops.map(({ id, title, arrive }, index) => (
        <button
          key={id}
          type="button"
          data-map="pin"
          aria-pressed={id === chosen}
          aria-label={`${index + 1}. ${title}, ${clockTime(arrive)}`}
          onClick={() => onChoose(id)}
          className="map-pin"
        >
          <span>{index + 1}</span>
        </button>
      ))}
    </div>,
    map.getCanvasContainer(),
  );
}
