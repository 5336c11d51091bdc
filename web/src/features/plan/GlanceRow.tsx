import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { When } from './day-moment.js';

/** On whatever is now. */
export function NowMark({ className = '' }: { className?: string }) {
  return <span className={`rounded-control bg-accent px-2 text-note font-medium text-on-accent ${className}`}>Now</span>;
}

type GlanceRowProps = {
  when: When;
  /** Its number or its sign. */
  mark: ReactNode;
  time: string;
  /** Shows what the line is about; without it the line is no button. */
  onGo?: (() => void) | undefined;
  className?: string;
  /** What fills the last two columns. */
  children: ReactNode;
} & Pick<ComponentProps<'button'>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;

/** A line of the day at a glance. What lies behind is quiet and has a check, what is now says so. */
export function GlanceRow({ when, mark, time, onGo, className = '', children, ...events }: GlanceRowProps) {
  const parts = (
    <>
      <span aria-hidden="true" className="font-serif text-ink-soft tabular-nums">
        {when === 'past' && <Check strokeWidth={2} className="inline size-4 align-[-0.15em] text-accent print:hidden" />}
        <span className={when === 'past' ? 'hidden print:inline' : ''}>{mark}</span>
      </span>
      <span className="tabular-nums">{time}</span>
      {children}
      {when === 'past' && <span className="sr-only">, done</span>}
    </>
  );
  const look = `grid min-h-9 w-full grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_auto] items-baseline gap-x-0.5 py-1 text-left text-small ${when === 'past' ? 'text-ink-soft' : ''} ${className}`;
  return (
    <li className="border-b border-line">
      {onGo ? (
        <button
          type="button"
          aria-current={when === 'now' ? 'step' : undefined}
          onClick={onGo}
          className={`${look} hover:text-accent`}
          {...events}
        >
          {parts}
        </button>
      ) : (
        <div className={look}>{parts}</div>
      )}
    </li>
  );
}
