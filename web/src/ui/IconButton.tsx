import type { ComponentProps } from 'react';

type IconButtonProps = {
  /** The accessible name; not visible. */
  label: string;
} & ComponentProps<'button'>;

/** Large enough for touch, and no larger when the text is, so that the header's stay in a narrow window; for a link that looks like one, too. */
export const iconButtonClass =
  'grid size-[44px] shrink-0 place-items-center rounded-full transition-colors duration-(--quick) hover:bg-sunk';

/** A round button with only an icon. */
export function IconButton({ label, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`${iconButtonClass} ${className}`} {...rest}>
      {children}
      <span className="sr-only">{label}</span>
    </button>
  );
}
