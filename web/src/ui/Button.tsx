import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button-class.js';

type ButtonProps = {
  look?: ButtonLook;
  /** What was asked for is under way: the focus stays, and another press does nothing. */
  busy?: boolean;
} & ComponentProps<'button'>;

/** A submit button would send its form once more. */
const ignore = (event: MouseEvent) => event.preventDefault();

/** A button that never submits a form unless told to. */
export function Button({ look = 'primary', busy = false, className = '', onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass(look, className)}
      {...rest}
      onClick={busy ? ignore : onClick}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
    >
      {busy && (
        <span aria-hidden="true" className="size-4 rounded-full border-2 border-current border-r-transparent motion-safe:animate-spin" />
      )}
      {children}
    </button>
  );
}
