import type { Units } from './units-slice.js';

const options: readonly { units: Units; text: string; spoken: string }[] = [
  { units: 'metric', text: '°C · km/h', spoken: 'Celsius and kilometres per hour' },
  { units: 'imperial', text: '°F · mph', spoken: 'Fahrenheit and miles per hour' },
];

export function UnitsToggle({ units, onChoose }: { units: Units; onChoose: (units: Units) => void }) {
  return (
    <fieldset className="flex rounded-full border border-edge p-0.5">
      <legend className="sr-only">Units</legend>
      {options.map((option) => (
        <button
          key={option.units}
          type="button"
          aria-pressed={option.units === units}
          aria-label={`${option.text}, ${option.spoken}`}
          onClick={() => onChoose(option.units)}
          className={`min-h-9 rounded-full px-3 text-sm ${option.units === units ? 'bg-ink text-paper' : 'hover:bg-sunk'}`}
        >
          {option.text}
        </button>
      ))}
    </fieldset>
  );
}
