import type { ComponentProps } from 'react';

type IconButtonProps = {
  /** What it does, for listeners; nobody sees it. */
  label: string;
} & ComponentProps<'button'>;

/** A round button that shows an icon alone; large enough for a thumb. */
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
