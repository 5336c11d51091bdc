import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { standingLink } from '../ui/link-class.js';
import { Toast } from '../ui/Toast.js';
import { defaultDurationMs, selectToast, type ToastMessage, toastClosed } from './toast-slice.js';
import { useSwipe } from './use-swipe.js';
import { useToastTimer } from './use-toast-timer.js';

function TimedToast({ toast, onClose }: { toast: ToastMessage; onClose: () => void }) {
  const timer = useToastTimer(toast.durationMs ?? (toast.tone === 'error' ? null : defaultDurationMs), onClose);
  const swipe = useSwipe(onClose);
  return (
    <Toast
      tone={toast.tone}
      title={toast.title}
      text={toast.text}
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

/**
 * Shows the toasts: F8 moves the focus here, Escape closes. The two live regions always exist, because a region that is added
 * together with its text isn't announced.
 */
export function ToastRegion() {
  const toast = useSelector(selectToast);
  const dispatch = useDispatch();
  const region = useRef<HTMLElement>(null);
  const close = () => toast && dispatch(toastClosed(toast.id));

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === 'F8') {
        event.preventDefault();
        region.current?.focus();
      }
    };
    window.addEventListener('keydown', focusRegion);
    return () => window.removeEventListener('keydown', focusRegion);
  }, []);

  const card = toast && <TimedToast key={toast.id} toast={toast} onClose={close} />;
  return (
    <section
      ref={region}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      // Without a toast it has no height: a box that grows counts as a layout shift.
      className="pointer-events-none fixed right-0 bottom-0 z-30 w-full has-[article]:p-4 md:max-w-(--toast-width)"
    >
      <div role="status">{toast?.tone === 'success' && card}</div>
      <div role="alert">{toast?.tone === 'error' && card}</div>
    </section>
  );
}
