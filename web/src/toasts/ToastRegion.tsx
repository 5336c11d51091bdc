import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { standingLink } from '../ui/link-class.js';
import { Toast } from '../ui/Toast.js';
import { defaultDurationMs, selectToast, type ToastMessage, toastClosed } from './toast-slice.js';
import { useNextStep } from './use-next-step.js';
import { useRegionFocus } from './use-region-focus.js';
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

function TimedToast({ toast, onClose }: { toast: ToastMessage; onClose: () => void }) {
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

// Where toasts are in a narrow window. A failure is at the top, since fields and buttons, and the keyboard of a phone, are below. A success
// comes with the next page, whose top can't be scrolled free, so it is at the bottom. In a wide window both are in the corner.
const inCorner = 'has-[article]:p-2 md:top-auto md:bottom-(--below-toasts,0px) md:has-[article]:p-4';
const atTop = `top-(--header) in-[dialog]:top-0 md:in-[dialog]:top-auto ${inCorner}`;
const atBottom = `bottom-(--below-toasts,0px) ${inCorner}`;
// A brief one covers nothing of the page: it is over the site's header, in a wide window below that, over the picture of the city.
const overHeader = 'top-0 has-[article]:p-1.5 md:top-(--header) md:has-[article]:p-3';

function placeOf(toast: ToastMessage | null): string {
  return toast?.isBrief ? overHeader : toast?.tone === 'error' ? atTop : atBottom;
}

/**
 * Shows the toasts: F8 moves the focus here, Escape closes. The two live regions always exist, because a region that is added
 * together with its text isn't announced.
 */
export function ToastRegion() {
  const toast = useSelector(selectToast);
  const dispatch = useDispatch();
  const region = useRef<HTMLElement>(null);
  const giveFocusBack = useRegionFocus(region);
  const close = () => {
    giveFocusBack();
    if (toast) {
      dispatch(toastClosed(toast.id));
    }
  };

  const card = toast && <TimedToast key={toast.id} toast={toast} onClose={close} />;
  return (
    <section
      ref={region}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      // Without a toast it has no height: a box that grows counts as a layout shift.
      className={`pointer-events-none fixed right-0 z-30 w-full md:max-w-(--toast-width) ${placeOf(toast)}`}
    >
      <div role="status">{toast?.tone === 'success' && card}</div>
      <div role="alert">{toast?.tone === 'error' && card}</div>
    </section>
  );
}
