import * as Radix from 'radix-ui/dropdown-menu';
import { createContext, type ReactElement, type ReactNode, use, useRef } from 'react';

type MenuProps = {
  /** The button that opens it: one element that accepts a ref and props. */
  button: ReactElement;
  children: ReactNode;
};

type Action = () => void;

/** Keeps the chosen action until the menu has closed. */
const ChosenAction = createContext<(action: Action) => void>((action) => action());

/**
 * A menu of actions on what its button names: arrow keys, type-ahead, Escape, and the focus back on the button. Not modal,
 * because Radix's scroll lock adds a style element, which our policy forbids. An action starts when the focus is back on the
 * button, so that a dialog it opens can return the focus there.
 */
export function Menu({ button, children }: MenuProps) {
  const chosen = useRef<Action>(undefined);
  const startChosen = () => {
    const action = chosen.current;
    chosen.current = undefined;
    action?.();
  };
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{button}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={16}
          // Radix moves the focus right after this callback.
          onCloseAutoFocus={() => queueMicrotask(startChosen)}
          className="z-30 min-w-52 rounded-control border border-line bg-raised p-1.5 text-ink shadow-rise-2"
        >
          <ChosenAction
            value={(action) => {
              chosen.current = action;
            }}
          >
            {children}
          </ChosenAction>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-[calc(var(--radius-control)-0.375rem)] px-3 text-small font-medium data-disabled:cursor-not-allowed data-disabled:text-ink-soft data-highlighted:bg-sunk';

type MenuItemProps = { onSelect: Action; isDanger?: boolean; isDisabled?: boolean; children: ReactNode };

/** An entry with an action; selecting it closes the menu. */
export function MenuItem({ onSelect, isDanger = false, isDisabled = false, children }: MenuItemProps) {
  const choose = use(ChosenAction);
  return (
    <Radix.Item disabled={isDisabled} onSelect={() => choose(onSelect)} className={`${itemClass} ${isDanger ? 'text-danger' : ''}`}>
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
