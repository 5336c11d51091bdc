import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../IconButton.js';

/** How long the button says that it has copied. */
export const copiedMs = 2000;

type CopyableProps = {
  /** What is copied. */
  text: string;
  /** Says what it is, such as the address of a person. */
  label: string;
  /** What is shown; the text itself by default. */
  children?: ReactNode;
};

/** A text with a button that copies it. Where the clipboard is closed, the text is selected instead. */
export function Copyable({ text, label, children = text }: CopyableProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const [answer, setAnswer] = useState<'Copied' | 'Selected' | ''>('');

  useEffect(() => {
    if (answer === '') {
      return;
    }
    const timer = setTimeout(() => setAnswer(''), copiedMs);
    return () => clearTimeout(timer);
  }, [answer]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer('Copied');
    } catch {
      // There is no clipboard without https, or it is blocked: the keys for copying take the selection.
      if (shown.current) {
        window.getSelection()?.selectAllChildren(shown.current);
      }
      setAnswer('Selected');
    }
  };

  const Icon = answer === 'Copied' ? Check : Copy;
  return (
    <span className="inline-flex max-w-full items-center">
      <span ref={shown} className="min-w-0 wrap-anywhere">
        {children}
      </span>
      <IconButton label={`Copy ${label}`} className="-my-2.5 text-ink-soft hover:text-ink" onClick={() => void copy()}>
        <Icon aria-hidden="true" className="size-4" />
      </IconButton>
      <span role="status" className="sr-only">
        {answer}
      </span>
    </span>
  );
}
