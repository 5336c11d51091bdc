import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';

type MenuProps = {
  /** The button that opens it: one element that accepts a ref and props. */
  button: ReactElement;
  children: ReactNode;
};

/**
 * A menu of actions on what its button names: arrow keys, type-ahead, Escape, and the focus back on the button. Not modal,
 * because Radix's scroll lock adds a style element, which our policy forbids.
 */
export function Menu({ button, children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{button}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={16}
          className="z-30 min-w-52 rounded-control border border-line bg-raised p-1.5 text-ink shadow-rise-2"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-[calc(var(--radius-control)-0.375rem)] px-3 text-small font-medium data-disabled:cursor-not-allowed data-disabled:text-ink-soft data-highlighted:bg-sunk';

type MenuItemProps = { onSelect: () => void; isDanger?: boolean; isDisabled?: boolean; children: ReactNode };

/** An entry with an action; selecting it closes the menu. */
export function MenuItem({ onSelect, isDanger = false, isDisabled = false, children }: MenuItemProps) {
  return (
    <Radix.Item disabled={isDisabled} onSelect={onSelect} className={`${itemClass} ${isDanger ? 'text-danger' : ''}`}>
      {children}
    </Radix.Item>
  );
}

/** An entry with a link as its child. */
export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <Radix.Item asChild className={itemClass}>
      {children}
    </Radix.Item>
  );
}

/** A heading of the entries below. */
export function MenuTitle({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-2 text-note text-ink-soft">{children}</Radix.Label>;
}

/** Separates groups of entries. */
export function MenuLine() {
  return <Radix.Separator className="mx-3 my-1.5 border-t border-line" />;
}
