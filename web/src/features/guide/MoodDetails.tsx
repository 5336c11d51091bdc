import type { MoodGuide } from '@city-genie/contracts/guide/routes';
import { useMatches } from '../../ui/use-matches.js';

/** On phones the parts stand side by side, the next one looking in, so that the next question stays near. */
const part = 'max-md:w-[min(17rem,78vw)] max-md:shrink-0 max-md:snap-start';

function MoodList({ title, entries, className = '' }: { title: string; entries: readonly string[]; className?: string }) {
  return (
    <div className={`${part} ${className}`}>
      <h3 className="text-body italic">{title}</h3>
      <ul className="mt-1 text-small max-md:text-note">
        {entries.map((entry) => (
          <li key={entry} className="border-b border-wash-edge py-2 text-pretty last:border-b-0 max-md:py-1.5">
            {entry}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Details of a mood: at most three experiences and two hidden gems (docs/rules/site.md#numbers-that-were-ordered). */
export function MoodDetails({ mood }: { mood: MoodGuide }) {
  // Focusable only where it scrolls.
  const scroller = useMatches('(width < 48rem)') ? { role: 'region', 'aria-label': `About ${mood.name}`, tabIndex: 0 } : {};
  return (
    <div
      {...scroller}
      className="max-md:relative max-md:flex max-md:snap-x max-md:scroll-px-4 max-md:gap-x-5 max-md:overflow-x-auto max-md:p-4 max-md:focus-visible:outline-3 max-md:focus-visible:-outline-offset-4 max-md:focus-visible:outline-(--focus) md:grid md:grid-cols-2 md:gap-x-10 md:gap-y-6 lg:grid-cols-[5fr_4fr_4fr]"
    >
      <div className={`${part} md:col-span-2 lg:col-span-1 lg:row-span-2`}>
        <p className="max-w-[52ch] font-serif text-lead text-pretty max-md:text-small max-md:leading-snug">{mood.detailedDescription}</p>
        <h3 className="mt-6 text-body italic max-md:mt-3">Atmosphere</h3>
        <p className="mt-1 max-w-[52ch] py-2 text-small text-pretty max-md:mt-0 max-md:py-1 max-md:text-note">{mood.atmosphere}</p>
      </div>
      <MoodList title="Perfect for" entries={mood.bestFor} />
      <MoodList title="Typical experiences" entries={mood.typicalExperiences.slice(0, 3)} className="md:row-span-2" />
      <MoodList title="Hidden gems" entries={mood.hiddenGems.slice(0, 2)} />
    </div>
  );
}
