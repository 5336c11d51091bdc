import './recovery-print.css';
import { Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/Button.js';
import { buttonClass } from '../../ui/button-class.js';
import { saveFile } from '../../ui/late/save-file.js';
import { CopyButton } from './CopyButton.js';
import { useUnsavedCodes } from './use-unsaved-codes.js';

type RecoveryCodesProps = { username: string; codes: readonly string[]; onKept: () => void };

const icon = { 'aria-hidden': true, strokeWidth: 1.8, className: 'size-4' } as const;
const itemClass = buttonClass('secondary', 'text-small');

const sheetTitle = (username: string) => `City Genie: recovery codes of ${username}`;

/** The only thing that is printed while the codes are shown. */
function PrintedSheet({ username, codes }: Omit<RecoveryCodesProps, 'onKept'>) {
  return createPortal(
    <div aria-hidden="true" className="recovery-sheet hidden print:block">
      <p>{sheetTitle(username)}</p>
      <p>Each works once.</p>
      {codes.map((code) => (
        <p key={code} className="font-mono">
          {code}
        </p>
      ))}
    </div>,
    document.body,
  );
}

/** New recovery codes, which are shown this once, and the ways to keep them. Takes the focus. */
export function RecoveryCodes({ username, codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // They are shown this once, and those before have ended.
  useUnsavedCodes();
  const text = [sheetTitle(username), 'Each works once.', '', ...codes, ''].join('\n');
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5 border-l-2 border-accent pl-4 sm:pl-6">
      <h3 ref={heading} tabIndex={-1} className="text-lead">
        Keep these recovery codes
      </h3>
      <p>
        They let you in when your phone can’t, each of them once. We show them now and never again, so put them where you keep other
        important papers.
      </p>
      <ol className="grid gap-x-10 gap-y-1.5 font-mono tabular-nums min-[34rem]:grid-cols-[repeat(2,max-content)]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label="Copy" />
        <button type="button" className={itemClass} onClick={() => saveFile('city-genie-recovery-codes.txt', 'text/plain', text)}>
          <Download {...icon} />
          Save as text
        </button>
        <button type="button" className={itemClass} onClick={() => window.print()}>
          <Printer {...icon} />
          Print
        </button>
      </div>
      <div>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
      <PrintedSheet username={username} codes={codes} />
    </div>
  );
}
