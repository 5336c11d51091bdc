import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../IconButton.js';
import { Input } from '../Input.js';

type PasswordInputProps = {
  /** What the button shows, as part of its name: "password", "new password". */
  shows: string;
  autoComplete: 'current-password' | 'new-password';
  /** Called with the value, also on mount, because a browser may have filled it in before the script ran. */
  onValue?: (value: string) => void;
} & Omit<ComponentProps<typeof Input>, 'type' | 'ref'>;

/** A password, and a button that shows it. A press by pointer keeps the focus and the caret where they are. */
export function PasswordInput({ shows, onValue, className = '', ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => onValue?.(input.current?.value ?? ''), [onValue]);

  useEffect(() => {
    const form = input.current?.form;
    // Otherwise browsers would remember a shown password as plain text.
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const toggle = () => {
    const { current } = input;
    const caret = current && document.activeElement === current && ([current.selectionStart, current.selectionEnd] as const);
    flushSync(() => setShown(!isShown));
    // Some browsers move the caret to the start when the type changes.
    if (caret) {
      current.setSelectionRange(...caret);
    }
  };

  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input
        ref={input}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onValue?.(event.target.value)}
        className={`pr-12 ${className}`}
        {...rest}
      />
      <IconButton
        label={`Show ${shows}`}
        aria-pressed={isShown}
        aria-controls={rest.id}
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
        className="absolute top-1 right-0"
      >
        <Icon aria-hidden="true" className="size-5" />
      </IconButton>
    </span>
  );
}
