import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

type FoldProps = {
  summary: ReactNode;
  /** Drawn when it is first opened. */
  children: () => ReactNode;
  /** Drawn from the start: it has to be there without script. */
  isDrawn?: boolean;
  /** Print it open; then it is drawn from the start, too. */
  inPrint?: boolean;
  /** For what few people need: small, and without a line. */
  isQuiet?: boolean;
};

/** What not everybody wants to read at once. */
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
