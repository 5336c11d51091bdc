import type { Recommendation } from '@city-genie/contracts/search/routes';
import { type KeyboardEvent, useState } from 'react';
import { clockTime } from '../../../ui/local-time.js';
import type { SketchLayout } from './sketch-layout.js';
import { pinGap, type SketchSize } from './sketch-size.js';

type PinButtonsProps = {
  stops: readonly Recommendation[];
  pins: SketchLayout['pins'];
  size: SketchSize;
  onShow: (id: string) => void;
  onActive: ((id: string | undefined) => void) | undefined;
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * A button over each pin, as large as fits beside the next one. For the keyboard they are one stop, and the arrows lead from pin to pin: the
 * list next to the sketch leads to the same places.
 */
export function PinButtons({ stops, pins, size, onShow, onActive }: PinButtonsProps) {
  const [current, setCurrent] = useState(0);
  const reached = Math.min(current, stops.length - 1);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      event.currentTarget.querySelectorAll('button')[(reached + step + stops.length) % stops.length]?.focus();
    }
  };
  return (
    <div role="toolbar" aria-label="The stops on the sketch" onKeyDown={onKeyDown}>
      {stops.map(({ id, title, arrive }, index) => (
        <button
          key={id}
          type="button"
          tabIndex={index === reached ? 0 : -1}
          aria-label={`${index + 1}. ${title}, ${clockTime(arrive)}`}
          onClick={() => onShow(id)}
          onPointerEnter={() => onActive?.(id)}
          onPointerLeave={() => onActive?.(undefined)}
          onFocus={() => {
            setCurrent(index);
            onActive?.(id);
          }}
          onBlur={() => onActive?.(undefined)}
          className="absolute aspect-square -translate-1/2 rounded-full focus-visible:rounded-full"
          style={{
            left: `${((pins[index]?.pin.x ?? 0) / size.width) * 100}%`,
            top: `${((pins[index]?.pin.y ?? 0) / size.height) * 100}%`,
            width: `${(pinGap / size.width) * 100}%`,
          }}
        />
      ))}
    </div>
  );
}
