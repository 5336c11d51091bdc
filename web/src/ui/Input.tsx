import type { ComponentProps } from 'react';
import { type ControlLook, controlClass } from './control-class.js';

/** A text input; label and error come from the `Field` around it. */
export function Input({ look = 'box', className = '', ...rest }: { look?: ControlLook } & ComponentProps<'input'>) {
  return <input className={controlClass(look, className)} {...rest} />;
}
