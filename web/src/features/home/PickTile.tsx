import type { ComponentProps } from 'react';

type PickTileProps = { name: string; value: string; checked: boolean; onPick: () => void } & ComponentProps<'label'>;

/** One of several choices as a tile; a radio button, so that arrow keys and forms without script work. */
export function PickTile({ name, value, checked, onPick, className = '', children, ...rest }: PickTileProps) {
  return (
    <label
      {...rest}
      className={`relative flex min-h-13 cursor-pointer rounded-control border border-wash-edge font-serif transition-[border-color,box-shadow] duration-(--quick) hover:border-accent has-checked:border-accent has-checked:text-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) ${className}`}
    >
      <input type="radio" name={name} value={value} checked={checked} onChange={onPick} className="peer sr-only" />
      {children}
    </label>
  );
}
