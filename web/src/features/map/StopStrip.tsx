import { ChevronLeft, ChevronRight, Navigation } from 'lucide-react';
import { Button } from '../../ui/Button.js';
import { buttonClass } from '../../ui/button-class.js';
import { IconButton } from '../../ui/IconButton.js';
import { directionsAddress } from '../../ui/late/MapLinks.js';
import { clockTime } from '../../ui/local-time.js';
import { OutLink } from '../../ui/OutLink.js';
import type { MapPlan } from './map-plan.js';

type StopStripProps = { plan: MapPlan; chosen: string; onChoose: (id: string) => void; onShow: (id: string) => void };

/** The chosen stop, the way there, and the stops before and after it. */
export function StopStrip({ plan: { city, stops }, chosen, onChoose, onShow }: StopStripProps) {
  const index = stops.findIndex(({ id }) => id === chosen);
  const stop = stops[index];
  if (!stop) {
    return null;
  }
  // At both ends it goes round, so that a button never loses the focus.
  const beside = (step: number) => onChoose(stops[(index + step + stops.length) % stops.length]?.id ?? chosen);
  return (
    <section aria-label="The chosen stop" className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 sm:flex">
      <p aria-live="polite" className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 leading-snug">
        <span className="grid size-9 place-items-center rounded-full bg-accent font-serif text-body leading-none font-[560] text-on-accent tabular-nums">
          {index + 1}
        </span>
        <span>
          <span className="block text-note text-ink-soft tabular-nums">{clockTime(stop.arrive)}</span>
          <span className="block font-serif text-body font-[560]">{stop.title}</span>
        </span>
      </p>
      <div className="flex">
        <IconButton label="The stop before" onClick={() => beside(-1)}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label="The next stop" onClick={() => beside(1)}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <div className="col-span-2 flex flex-wrap gap-2 sm:ml-auto sm:shrink-0">
        <OutLink
          href={directionsAddress({ name: stop.title, location: stop.location, city: city.name })}
          of={stop.title}
          icon={<Navigation aria-hidden="true" className="size-4" />}
          className={buttonClass('primary', 'text-small max-sm:grow')}
        >
          Directions
        </OutLink>
        <Button look="secondary" className="text-small max-sm:grow" onClick={() => onShow(stop.id)}>
          Show in the plan
        </Button>
      </div>
    </section>
  );
}
