import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ControlLook, controlClass } from './control-class.js';

/**
 * A list of options: the browser's own, because a phone's wheel, typing to find one of a hundred countries and working before any script
 * come with it. `className` is the list's.
 */
export function Select({ look = 'box', className = '', ...rest }: { look?: ControlLook } & ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={controlClass(look, `appearance-none pr-9 ${className}`)} {...rest} />
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-[calc(50%-0.5rem)] right-2.5 size-4 text-ink-soft" />
    </span>
  );
}
