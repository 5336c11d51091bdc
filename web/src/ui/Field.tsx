import { type ReactNode, useId } from 'react';

export const controlClass =
  'mt-1 block min-h-11 w-full rounded-xl border border-edge bg-raised px-3 py-2 text-ink aria-invalid:border-danger';

type ControlProps = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };

/** A label, its control and the text of its error. */
export function Field({
  label,
  error,
  children,
}: {
  label: string;
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': error === undefined ? undefined : errorId })}
      {error !== undefined && (
        <p id={errorId} className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
