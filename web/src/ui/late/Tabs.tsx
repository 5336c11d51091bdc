import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';

type Tab = { value: string; text: string; content: ReactNode };

type TabsProps = {
  /** The accessible name. */
  label: string;
  tabs: readonly Tab[];
  /** For tabs whose state the caller keeps. What they show has to be fetched, so an arrow key only moves to a tab, and Enter opens it. */
  kept?: { value: string; onChange: (value: string) => void };
};

/** Tabs, the first one selected unless the caller says otherwise; arrow keys move between them. */
export function Tabs({ label, tabs, kept }: TabsProps) {
  const state = kept
    ? ({ value: kept.value, onValueChange: kept.onChange, activationMode: 'manual' } as const)
    : { defaultValue: tabs[0]?.value ?? '' };
  return (
    <Radix.Root {...state}>
      <Radix.List aria-label={label} className="flex flex-wrap gap-x-6 border-b border-line">
        {tabs.map(({ value, text }) => (
          <Radix.Trigger
            key={value}
            value={value}
            className="-mb-px min-h-11 border-b-2 border-transparent text-small font-medium text-ink-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {text}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ value, content }) => (
        <Radix.Content key={value} value={value} className="pt-4">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
