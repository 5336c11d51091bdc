import { Link } from 'react-router-dom';
import { Toast } from '../../ui/late/Toast.js';
import { standingLink } from '../../ui/link-class.js';
import { defaultDurationMs, type ToastMessage } from '../toast-slice.js';
import { useNextStep } from './use-next-step.js';
import { useSwipe } from './use-swipe.js';
import { useToastTimer } from './use-toast-timer.js';

/** Pixels between a toast and what it leaves free. */
const gapPx = 8;

/**
 * Scrolls what the visitor needs next from under a toast: the field that is to be corrected, which has the focus, and fields in a frame of
 * somebody else (`data-free-of-toasts`), whose focus the page doesn't see.
 */
function leaveFree(toast: HTMLElement | null): void {
  if (!toast) {
    return;
  }
  // A whole page that has the focus, as after a link, is nothing that is needed next.
  const { activeElement: focused } = document;
  // A success goes by itself, and needs nothing corrected.
  const frames = toast.closest('[role="alert"]') ? document.querySelectorAll('[data-free-of-toasts]') : [];
  for (const element of [focused?.matches('body, main') ? null : focused, ...frames]) {
    const [above, below] = [toast.getBoundingClientRect(), element?.getBoundingClientRect()];
    if (!below || above.top >= below.bottom || below.top >= above.bottom || above.left >= below.right || below.left >= above.right) {
      continue;
    }
    if (element === focused) {
      element?.scrollIntoView({ block: 'center' });
    } else {
      const isToastAtTop = above.top < innerHeight - above.bottom;
      window.scrollBy(0, isToastAtTop ? below.top - above.bottom - gapPx : below.bottom - above.top + gapPx);
    }
  }
}

export type TimedToastProps = { toast: ToastMessage; onClose: () => void };

/** A toast that goes by itself, by a swipe, or when the visitor goes on, each as its message says. */
export function TimedToast({ toast, onClose }: TimedToastProps) {
  const { tone, durationMs = defaultDurationMs[tone] } = toast;
  const timer = useToastTimer(durationMs, onClose);
  const swipe = useSwipe(onClose);
  useNextStep(onClose, tone === 'error' && !toast.staysOpen);
  return (
    <Toast
      ref={leaveFree}
      tone={tone}
      title={toast.title}
      text={toast.text}
      isBrief={toast.isBrief}
      onClose={onClose}
      {...swipe}
      onPointerEnter={timer.pause}
      onPointerLeave={timer.resume}
      onFocus={timer.pause}
      onBlur={timer.resume}
    >
      {toast.link && (
        <Link to={toast.link.to} onClick={onClose} className={`mt-1 text-small font-medium ${standingLink}`}>
          {toast.link.text}
        </Link>
      )}
    </Toast>
  );
}
