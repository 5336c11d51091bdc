import type { Units } from './units.js';

const options: readonly { units: Units; text: string; spoken: string }[] = [
  { units: 'metric', text: '°C · km/h', spoken: 'Celsius and kilometres per hour' },
  { units: 'imperial', text: '°F · mph', spoken: 'Fahrenheit and miles per hour' },
];

export function UnitsToggle({ units, onChoose }: { units: Units; onChoose: (units: Units) => void }) {
  return (
    <fieldset className="-ml-2 flex text-small">
      <legend className="sr-only">Units</legend>
      {options.map((option) => (
        <button
          key={option.units}
          type="button"
          aria-pressed={option.units === units}
          aria-label={`${option.text}, ${option.spoken}`}
          onClick={() => onChoose(option.units)}
          className={`min-h-11 px-2 underline-offset-6 ${option.units === units ? 'font-semibold underline decoration-accent decoration-2' : 'text-ink-soft hover:underline'}`}
        >
          {option.text}
        </button>
      ))}
    </fieldset>
  );
}
