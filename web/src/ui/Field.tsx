import { type ReactNode, useId } from 'react';

type ControlProps = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };

type FieldProps = {
  label: ReactNode;
  /** Help that is shown before there is an error; may be a list or have links. */
  hint?: ReactNode;
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A label, its control, a hint, and the error if there is one. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [errorId, hintId].filter((part) => part !== undefined).join(' ') || undefined;
  return (
    <div>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': describedBy })}
      {error !== undefined && (
        <p id={errorId} className="mt-1 text-small font-medium text-danger">
          {error}
        </p>
      )}
      {hint && (
        <div id={hintId} className="mt-1 text-note text-ink-soft">
          {hint}
        </div>
      )}
    </div>
  );
}
