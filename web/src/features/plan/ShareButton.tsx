import { Link2, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';

/** What goes to another app: an address, and words that stand with it where there is room. */
export type ShareContent = { title: string; text: string; url: string };

type ShareButtonProps = {
  /** What is shared, asked for when the button is pressed. */
  shared: () => ShareContent;
  /** Called when the link is in the clipboard. */
  onCopied: () => void;
  className: string;
};

const icon = { 'aria-hidden': true, strokeWidth: 1.8, className: 'size-4' } as const;

/** A stable function as ref, so that it runs once, when the field appears. */
function selectWhole(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Where one points with a finger, the system's sheet has the apps that one shares with; on a desktop, a copied link goes further. */
function hasShareSheet(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Shares a link by the system's sheet where there is one for it, else copies it. */
export function ShareButton({ shared, onCopied, className }: ShareButtonProps) {
  const [hasSheet] = useState(hasShareSheet);
  const [byHand, setByHand] = useState('');
  const isOpen = useRef(false);

  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      onCopied();
    } catch {
      // There is no clipboard without https, or it is blocked: the visitor copies the address from a field.
      setByHand(url);
    }
  };
  const share = async () => {
    const content = shared();
    if (!hasSheet) {
      return copy(content.url);
    }
    if (isOpen.current) {
      return;
    }
    isOpen.current = true;
    try {
      await navigator.share(content);
    } catch (error) {
      // Whoever closes the sheet knows it.
      if (!isAbort(error)) {
        await copy(content.url);
      }
    } finally {
      isOpen.current = false;
    }
  };
  const Icon = hasSheet ? Share2 : Link2;
  return (
    <>
      <button type="button" className={className} onClick={() => void share()}>
        <Icon {...icon} />
        {hasSheet ? 'Share' : 'Copy link'}
      </button>
      {byHand && (
        <div className="w-full text-small">
          <Field label="Copy this link:">{(control) => <Input {...control} readOnly value={byHand} ref={selectWhole} />}</Field>
        </div>
      )}
    </>
  );
}
