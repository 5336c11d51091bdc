import { Check } from 'lucide-react';

const steps = ['Choose Mood', 'Select Time', 'Get Recommendations'] as const;

const lineLooks = { done: 'border-accent', current: 'border-line', ahead: 'border-line' } as const;
const nodeLooks = {
  done: 'border-accent bg-accent text-on-accent',
  current: 'border-accent bg-paper',
  ahead: 'border-line bg-paper',
} as const;

/**
 * Progress towards a plan: a line on phones, a rail in the margin on wide windows. `done`: the number of completed steps, of
 * three.
 */
export function StepProgress({ done }: { done: number }) {
  return (
    <ol
      aria-label="Progress"
      className="flex flex-wrap gap-y-3 text-note lg:sticky lg:grid lg:top-[calc(var(--header)+2rem)] lg:grid-cols-1 lg:self-start lg:text-small"
    >
      {steps.map((step, index) => {
        const state = index < done ? 'done' : index === done ? 'current' : 'ahead';
        return (
          <li
            key={step}
            aria-current={state === 'current' ? 'step' : undefined}
            className={`relative flex-[5_1_0%] border-t-2 pt-4 pr-1 leading-snug transition-colors duration-(--calm) last:flex-[7_1_0%] last:pr-0 lg:ml-2 lg:border-t-0 lg:border-l-2 lg:pt-0 lg:pb-8 lg:pl-6 lg:last:border-transparent lg:last:pb-0 ${lineLooks[state]} ${state === 'current' ? 'font-semibold' : 'text-ink-soft'}`}
          >
            <span
              aria-hidden="true"
              className={`absolute -top-[9px] left-0 grid size-4 place-items-center rounded-full border-2 shadow-[0_0_0_3px_var(--paper)] transition-colors duration-(--calm) lg:top-0.5 lg:-left-[9px] ${nodeLooks[state]}`}
            >
              {state === 'done' && <Check className="size-3" strokeWidth={3.5} />}
              {state === 'current' && <span className="size-1.5 rounded-full bg-accent" />}
            </span>
            <span className="block max-sm:w-min">{step}</span>
            {state === 'done' && <span className="sr-only">: done</span>}
          </li>
        );
      })}
    </ol>
  );
}
