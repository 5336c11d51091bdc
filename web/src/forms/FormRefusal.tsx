import { useSelector } from 'react-redux';
import { selectToast } from '../toasts/toast-slice.js';
import { refusalText } from './refusal-text.js';
import type { Refusal } from './send-form.js';

type FormRefusalProps = {
  refusal: Refusal | undefined;
  /** What is said when the server says nothing. */
  otherwise: string;
  /** A toast says the same; this takes its place when it is gone. */
  isToasted?: boolean;
};

/** Below the fields of a form: why it was refused, unless its fields say it all. */
export function FormRefusal({ refusal, otherwise, isToasted = false }: FormRefusalProps) {
  const toast = useSelector(selectToast);
  if (!refusal || (refusal.fields && refusal.unplacedMessage === undefined)) {
    return null;
  }
  const text = refusalText(refusal, otherwise);
  const isSaid = isToasted && toast?.text === text;
  return (
    // Its place is kept, or the form would move under the hands of whoever goes on and so closes the toast.
    <p role={isToasted ? undefined : 'alert'} className={`text-pretty text-danger ${isSaid ? 'invisible' : ''}`}>
      {text}
    </p>
  );
}
