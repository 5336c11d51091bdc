import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';

type Tab = { value: string; text: string; content: ReactNode };

/** Tabs, the first one selected; arrow keys move between them. `label` is the accessible name. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly [Tab, ...Tab[]] }) {
  return (
    <Radix.Root defaultValue={tabs[0].value}>
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
