import type { ComponentProps } from 'react';

type IconButtonProps = {
  /** The accessible name; not visible. */
  label: string;
} & ComponentProps<'button'>;

/** A round button with only an icon; large enough for touch. */
export function IconButton({ label, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-(--quick) hover:bg-sunk ${className}`}
      {...rest}
    >
      {children}
      <span className="sr-only">{label}</span>
    </button>
  );
}
