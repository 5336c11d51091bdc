import type { ComponentProps } from 'react';

type IconButtonProps = {
  /** The accessible name; not visible. */
  label: string;
} & ComponentProps<'button'>;

/** A round button with only an icon; large enough for touch, and no larger when the text is, so that the header's stay in a narrow window. */
export function IconButton({ label, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`grid size-[44px] shrink-0 place-items-center rounded-full transition-colors duration-(--quick) hover:bg-sunk ${className}`}
      {...rest}
    >
      {children}
      <span className="sr-only">{label}</span>
    </button>
  );
}
