import { Check } from 'lucide-react';

const steps = ['Choose Mood', 'Select Time', 'Get Recommendations'] as const;

/** `done`: how many of the three steps are behind the visitor. */
export function StepProgress({ done }: { done: 0 | 1 | 2 | 3 }) {
  return (
    <ol aria-label="Progress" className="grid gap-3 sm:grid-cols-3">
      {steps.map((step, index) => {
        const finished = index < done;
        const current = index === done;
        return (
          <li
            key={step}
            aria-current={current ? 'step' : undefined}
            className={`flex items-center gap-3 border-t-4 pt-2 text-sm ${finished || current ? 'border-accent' : 'border-line text-ink-soft'} ${current ? 'font-semibold' : ''}`}
          >
            <span
              className={`grid size-6 place-items-center rounded-full text-xs ${finished ? 'bg-accent text-on-accent' : 'border border-edge'}`}
            >
              {finished ? <Check aria-hidden="true" className="size-4" /> : index + 1}
            </span>
            {step}
            {finished && <span className="sr-only">: done</span>}
          </li>
        );
      })}
    </ol>
  );
}
