import { type TimeframeId, timeframes } from '@city-genie/city-data/timeframes';
import { PickTile } from './PickTile.js';

type SlotSwitchProps = { selected: TimeframeId | undefined; onSelect: (id: TimeframeId) => void };

/** The three time slots as a switch. */
export function SlotSwitch({ selected, onSelect }: SlotSwitchProps) {
  return (
    <fieldset>
      <legend className="text-small text-ink-soft">How long have you got?</legend>
      <div className="mt-1.5 grid grid-cols-3 gap-2">
        {timeframes.map(({ id, name }) => (
          <PickTile
            key={id}
            name="time"
            value={id}
            checked={selected === id}
            onPick={() => onSelect(id)}
            className="items-center justify-center bg-raised px-1 py-2 text-center text-[length:clamp(0.9375rem,4.7vw,1.125rem)] leading-tight whitespace-nowrap"
          >
            {name}
          </PickTile>
        ))}
      </div>
    </fieldset>
  );
}
