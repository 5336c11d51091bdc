import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button-class.js';

type ButtonProps = {
  look?: ButtonLook;
  /** The action is in progress: the button keeps the focus, and presses are ignored. */
  busy?: boolean;
} & ComponentProps<'button'>;

/** A submit button would submit its form again. */
const ignore = (event: MouseEvent) => event.preventDefault();

/** A button that doesn't submit a form by default. */
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
