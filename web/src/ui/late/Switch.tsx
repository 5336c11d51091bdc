import type { ComponentProps, ReactNode } from 'react';

type SwitchProps = {
  isOn: boolean;
  /** Gets the state that is asked for; the caller decides whether it comes about. */
  onSwitch: (isOn: boolean) => void;
  /** The change is in progress: the switch keeps the focus, and presses are ignored. */
  busy?: boolean;
  /** Its name, beside it; `sr-only` where a column's head says it already. */
  children: ReactNode;
} & Omit<ComponentProps<'button'>, 'role' | 'aria-checked' | 'onClick' | 'children'>;

/** Turns something on and off at once, without a form. With `aria-disabled` it stays reachable, and the caller says why it does nothing. */
export function Switch({ isOn, onSwitch, busy = false, className = '', children, ...rest }: SwitchProps) {
  const isFixed = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={`group inline-flex min-h-11 items-center gap-3 text-left ${className}`}
      {...rest}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={() => !isFixed && onSwitch(!isOn)}
    >
      <span
        aria-hidden="true"
        className="flex h-6 w-11 shrink-0 rounded-full border border-edge bg-raised p-[3px] transition-colors duration-(--quick) group-aria-checked:border-accent group-aria-checked:bg-accent group-aria-disabled:border-edge group-aria-disabled:bg-sunk group-hover:not-group-aria-disabled:border-ink"
      >
        <span className="aspect-square h-full rounded-full bg-edge transition-transform duration-(--quick) group-aria-busy:animate-pulse group-aria-checked:translate-x-5 group-aria-checked:bg-on-accent group-aria-disabled:bg-edge" />
      </span>
      {children}
    </button>
  );
}
