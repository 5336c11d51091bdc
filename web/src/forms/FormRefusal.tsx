import type { ReactNode } from 'react';
import { refusalText } from './refusal-text.js';
import type { Refusal } from './send-form.js';

type FormRefusalProps = {
  refusal: Refusal | undefined;
  /** What is said when the server says nothing. */
  otherwise: string;
  /** A toast announces the same; this is what remains of it. */
  isToasted?: boolean;
  /** A way on. */
  children?: ReactNode;
};

/** Below the fields of a form: why it was refused, unless its fields say it all. */
export function FormRefusal({ refusal, otherwise, isToasted = false, children }: FormRefusalProps) {
  if (!refusal || (refusal.fields && refusal.unplacedMessage === undefined)) {
    return null;
  }
  return (
    <>
      <p role={isToasted ? undefined : 'alert'} className="text-pretty text-danger">
        {refusalText(refusal, otherwise)}
      </p>
      {children}
    </>
  );
}
