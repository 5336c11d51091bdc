import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

type FoldProps = {
  summary: ReactNode;
  /** Rendered when it is first opened. */
  children: () => ReactNode;
  /** Rendered from the start, for use without script. */
  isDrawn?: boolean;
  /** Expanded in print, and therefore rendered from the start. */
  inPrint?: boolean;
  /** For rarely needed content: small, and without a line. */
  isQuiet?: boolean;
};

/** Collapsible content. */
export function Fold({ summary, children, isDrawn = false, inPrint = false, isQuiet = false }: FoldProps) {
  const [drawn, setDrawn] = useState(isDrawn || inPrint);
  return (
    <details
      className={`group ${isQuiet ? '' : 'border-y border-line'} ${inPrint ? 'print-open' : 'print:hidden'}`}
      onToggle={(event) => event.currentTarget.open && setDrawn(true)}
    >
      <summary
        className={`flex min-h-11 cursor-pointer list-none items-center gap-2 py-2 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-(--focus) [&::-webkit-details-marker]:hidden ${isQuiet ? 'text-note text-ink-soft hover:text-ink' : 'justify-between text-small font-medium'}`}
      >
        <span>{summary}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform duration-(--quick) group-open:rotate-180 print:hidden"
        />
      </summary>
      {drawn && <div className="pb-4">{children()}</div>}
    </details>
  );
}
