import { Copy } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../ui/button-class.js';

/** Copies a text that stands beside it, and says whether that worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    setSaid('');
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      // There is no clipboard without https, or it is blocked.
      setSaid('Your browser doesn’t allow it. Please select the text and copy it.');
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <button type="button" className={buttonClass('secondary', 'text-small')} onClick={() => void copy()}>
        <Copy aria-hidden="true" strokeWidth={1.8} className="size-4" />
        {label}
      </button>
      <span role="status" className="text-small text-ink-soft empty:absolute">
        {said}
      </span>
    </div>
  );
}
