import { PickTile } from './PickTile.js';
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
      <div className="mt-1.5 grid grid-cols-2 gap-2 @min-[38rem]:grid-cols-4">
        {parisMoods.map((mood) => (
          <PickTile
            key={mood.id}
            name="mood"
            value={mood.id}
            checked={selected === mood}
            onPick={() => onSelect(mood)}
            data-mood={mood.id}
            style={{ '--mood': mood.color }}
            className="items-start gap-2 bg-wash px-3 py-2 text-[length:clamp(0.9375rem,4.7vw,1.125rem)] leading-tight"
          >
            <span
              aria-hidden="true"
              className="mt-0.5 size-3.5 shrink-0 rounded-full border-2 border-accent transition-[background-color,box-shadow] duration-(--calm) peer-checked:bg-accent peer-checked:shadow-[0_0_0_4px_var(--wash-edge)]"
            />
            <MoodName name={mood.name} />
          </PickTile>
        ))}
      </div>
    </fieldset>
  );
}
