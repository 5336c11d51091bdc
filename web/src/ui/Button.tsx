import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.js';

/** A button that never submits a form unless told to. */
export function Button({ look = 'primary', className = '', ...rest }: { look?: ButtonLook } & ComponentProps<'button'>) {
  return <button type="button" className={buttonClass(look, className)} {...rest} />;
}
