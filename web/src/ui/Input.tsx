import type { ComponentProps } from 'react';
import { type ControlLook, controlClass } from './control-class.js';

/** A line to write on; its label and its error are the `Field`'s around it. */
export function Input({ look = 'box', className = '', ...rest }: { look?: ControlLook } & ComponentProps<'input'>) {
  return <input className={controlClass(look, className)} {...rest} />;
}
