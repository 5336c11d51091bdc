import { type ComponentProps, type ReactNode, useId } from 'react';

type CheckFieldProps = { label: ReactNode; error?: string | undefined } & Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'>;

/** A checkbox with its label beside it, and the error below if there is one. */
export function CheckField({ label, error, ...rest }: CheckFieldProps) {
  const id = useId();
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 py-2">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={errorId}
          className="size-5 shrink-0 accent-accent"
        />
        <span>{label}</span>
      </label>
      {error !== undefined && (
        <p id={errorId} className="text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
