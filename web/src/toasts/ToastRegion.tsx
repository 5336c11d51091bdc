import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ErrorBoundary } from '../ui/ErrorBoundary.js';
import { LatePart, type LazyPart, lazyPart } from '../ui/lazy-part.js';
import type { TimedToastProps } from './late/TimedToast.js';
import { selectToast, type ToastMessage, toastClosed } from './toast-slice.js';
import { useRegionFocus } from './use-region-focus.js';

/** What a toast looks like and when it goes: nothing of the first sight. */
export const toastCard: LazyPart<TimedToastProps> = lazyPart(async () => (await import('./late/TimedToast.js')).TimedToast);

/** What a toast says, where the code of toasts can't be loaded. It stays until it is closed. */
function PlainToast({ toast, onClose }: TimedToastProps) {
  return (
    <article className="pointer-events-auto rounded-control border-2 bg-raised px-4 py-2 shadow-rise-2">
      <p className="font-semibold">{toast.title}</p>
      {toast.text && <p className="text-small">{toast.text}</p>}
      <button type="button" className="min-h-11 underline" onClick={onClose}>
        Close notification
      </button>
    </article>
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
 *
 * @param part for tests, which need one that can't be loaded
 */
export function ToastRegion({ part = toastCard }: { part?: LazyPart<TimedToastProps> | undefined }) {
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

  const props = toast && { toast, onClose: close };
  const card = props && (
    <ErrorBoundary key={toast.id} fallback={<PlainToast {...props} />}>
      <LatePart part={part} props={props} />
    </ErrorBoundary>
  );
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
