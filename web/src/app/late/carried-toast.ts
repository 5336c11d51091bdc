import { type ToastMessage, toastShown } from '../../toasts/toast-slice.js';
import { fieldsOf } from '../../ui/fields-of.js';
import type { AppDispatch } from '../store.js';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The way on, if it stays on this site. */
function linkOf(value: unknown): Pick<ToastMessage, 'link'> {
  const fields = fieldsOf(value);
  const [text, to] = [fields.get('text'), fields.get('to')];
  return isText(text) && isText(to) && /^[/?#](?![/\\])/.test(to) ? { link: { text, to } } : {};
}

/** Reads a toast that was kept as JSON. What a browser keeps may be of another version of the site. */
function parseToast(json: string): ToastMessage | undefined {
  const fields = fieldsOf(JSON.parse(json));
  const [tone, title, text, durationMs] = [fields.get('tone'), fields.get('title'), fields.get('text'), fields.get('durationMs')];
  if ((tone !== 'success' && tone !== 'error') || !isText(title)) {
    return undefined;
  }
  return {
    tone,
    title,
    ...(isText(text) && { text }),
    ...linkOf(fields.get('link')),
    ...(typeof durationMs === 'number' && { durationMs }),
    ...(fields.get('staysOpen') === true && { staysOpen: true }),
  };
}

/** Shows a toast that was kept as JSON; nothing when it can't be read. */
export function showToast(json: string, dispatch: AppDispatch): void {
  try {
    const toast = parseToast(json);
    if (toast) {
      dispatch(toastShown(toast));
    }
  } catch {
    // Whoever wrote it there, it isn't ours.
  }
}
