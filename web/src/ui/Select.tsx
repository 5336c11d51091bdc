import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ControlLook, controlClass } from './control-class.js';

/**
 * A native select, for the phone's picker, type-ahead in a list of a hundred countries, and use before any script runs.
 * `className` applies to the list.
 */
export function Select({ look = 'box', className = '', ...rest }: { look?: ControlLook } & ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={controlClass(look, `appearance-none pr-9 ${className}`)} {...rest} />
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-[calc(50%-0.5rem)] right-2.5 size-4 text-ink-soft" />
    </span>
  );
}
