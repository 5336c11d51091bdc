import type { Guide } from '@city-genie/contracts/guide';
import { Landmark, Lightbulb, type LucideIcon, Sparkles, SunMedium } from 'lucide-react';
import type { ReactNode } from 'react';

function InfoCard({ Icon, title, children }: { Icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <section className="rounded-3xl border border-line bg-raised p-6">
      <h2 className="flex items-center gap-3 text-xl">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
        {title}
      </h2>
      {children}
    </section>
  );
}

function TitledList({ entries }: { entries: Guide['highlights'] }) {
  return (
    <dl className="mt-4 grid gap-3 text-sm">
      {entries.map((entry) => (
        <div key={entry.title}>
          <dt className="font-semibold">{entry.title}</dt>
          <dd className="text-ink-soft">{entry.text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is worth knowing about a city beside the plan. */
export function InfoCards({ guide }: { guide: Guide }) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <InfoCard Icon={SunMedium} title="Best Times to Visit">
        <TitledList entries={guide.bestTimes} />
      </InfoCard>
      <InfoCard Icon={Lightbulb} title="Local Travel Tips">
        <ul className="mt-4 grid list-disc gap-2 pl-5 text-sm text-ink-soft">
          {guide.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </InfoCard>
      <InfoCard Icon={Sparkles} title="City Highlights">
        <TitledList entries={guide.highlights} />
      </InfoCard>
      <InfoCard Icon={Landmark} title="Local Culture">
        <TitledList entries={guide.culture} />
      </InfoCard>
    </div>
  );
}
