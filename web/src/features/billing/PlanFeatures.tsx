import { Check } from 'lucide-react';
import { planFeatures } from './plans.js';

/** What both plans bring, as a list of the journal. */
export function PlanFeatures() {
  return (
    <section aria-labelledby="plan-features">
      <h2 id="plan-features" className="border-t-2 border-ink pt-3 text-title">
        Both tickets open
      </h2>
      <ul className="mt-3">
        {planFeatures.map(({ name, text }) => (
          <li key={name} className="flex gap-3 border-t border-line py-3 first:border-0">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
            <div className="min-w-0 wrap-anywhere">
              <p className="font-medium">{name}</p>
              <p className="text-small text-pretty text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
