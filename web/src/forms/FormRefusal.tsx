import type { Refusal } from './send-form.js';

type FormRefusalProps = {
  refusal: Refusal | undefined;
  /** What is said when the server says nothing. */
  otherwise: string;
};

/** Below the fields of a form: why it was refused, unless its fields say it all. */
export function FormRefusal({ refusal, otherwise }: FormRefusalProps) {
  const text = refusal && (refusal.unplacedMessage ?? (refusal.fields ? undefined : (refusal.message ?? otherwise)));
  return (
    text !== undefined && (
      <p role="alert" className="text-danger">
        {text}
      </p>
    )
  );
}
