import { type OpeningMood, parisMoods } from './paris-moods.js';

type MoodSwitchProps = {
  selected: OpeningMood | undefined;
  onSelect: (mood: OpeningMood) => void;
};

/** "Dreamy" may be on its own line, but no line may begin with "&". */
function MoodName({ name }: { name: string }) {
  const [first, second] = name.split(' & ');
  return (
    <span>
      <span className="whitespace-nowrap">{first} &</span> {second}
    </span>
  );
}

/** The four moods of Paris as a switch, with a bulb each; one is lit. */
export function MoodSwitch({ selected, onSelect }: MoodSwitchProps) {
  return (
    <fieldset className="@container">
      <legend className="text-small text-ink-soft">How would you like to feel?</legend>
      <div className="mt-3 grid grid-cols-2 gap-x-4 @min-[38rem]:grid-cols-4">
        {parisMoods.map((mood) => (
          <label
            key={mood.id}
            data-mood={mood.id}
            style={{ '--mood': mood.color }}
            className="group flex min-h-20 cursor-pointer items-start gap-2.5 border-t border-wash-edge pt-3 font-serif text-[length:clamp(1rem,5.4vw,1.1875rem)] leading-snug transition-colors duration-[var(--quick)] hover:border-accent has-checked:border-accent has-checked:text-accent has-focus-visible:rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              name="mood"
              value={mood.id}
              checked={selected === mood}
              onChange={() => onSelect(mood)}
              className="peer sr-only"
            />
            <span
              aria-hidden="true"
              className="mt-1.5 size-3.5 shrink-0 rounded-full border-2 border-accent transition-shadow duration-[var(--calm)] peer-checked:bg-accent peer-checked:shadow-[0_0_0_5px_var(--wash-edge)]"
            />
            <MoodName name={mood.name} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
