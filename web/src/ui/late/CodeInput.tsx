import type { ComponentProps, FormEvent } from 'react';
import './code-input.css';

const length = 6;

/** Apps show codes in two groups, and people copy them so. */
function keepDigits({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  input.value = input.value.replace(/\D/g, '').slice(0, length);
}

/** A code of six digits: one input above six drawn lines. Whatever else is typed or pasted is left out. Label and error come from the `Field` around it. */
export function CodeInput({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'>) {
  return (
    <input
      {...rest}
      onInput={keepDigits}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      className={`code-input ${className}`}
    />
  );
}
