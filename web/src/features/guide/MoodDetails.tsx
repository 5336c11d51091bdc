import type { MoodGuide } from '@city-genie/contracts/guide/routes';

function MoodList({ title, entries, className }: { title: string; entries: readonly string[]; className?: string }) {
  return (
    <div className={className}>
      <h3 className="text-body italic">{title}</h3>
      <ul className="mt-1 text-small">
        {entries.map((entry) => (
          <li key={entry} className="border-b border-wash-edge py-2 text-pretty last:border-b-0">
            {entry}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Details of a mood: at most three experiences and two hidden gems (docs/rules/site.md#numbers-that-were-ordered). */
export function MoodDetails({ mood }: { mood: MoodGuide }) {
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-[5fr_4fr_4fr]">
      <div className="md:col-span-2 lg:col-span-1 lg:row-span-2">
        <p className="max-w-[52ch] font-serif text-lead text-pretty">{mood.detailedDescription}</p>
        <h3 className="mt-6 text-body italic">Atmosphere</h3>
        <p className="mt-1 max-w-[52ch] py-2 text-small text-pretty">{mood.atmosphere}</p>
      </div>
      <MoodList title="Perfect for" entries={mood.bestFor} />
      <MoodList title="Typical experiences" entries={mood.typicalExperiences.slice(0, 3)} className="md:row-span-2" />
      <MoodList title="Hidden gems" entries={mood.hiddenGems.slice(0, 2)} />
    </div>
  );
}
