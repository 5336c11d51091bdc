import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { defaultDurationMs, selectToast, type Toast, toastClosed } from './toast-slice.js';
import { useSwipe } from './use-swipe.js';
import { useToastTimer } from './use-toast-timer.js';

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const timer = useToastTimer(toast.tone === 'error' ? null : (toast.durationMs ?? defaultDurationMs), onClose);
  const swipe = useSwipe(onClose);
  const titleId = useId();
  const Icon = toast.tone === 'error' ? CircleAlert : CircleCheck;
  return (
    <article
      aria-labelledby={titleId}
      {...swipe}
      onPointerEnter={timer.pause}
      onPointerLeave={timer.resume}
      onFocus={timer.pause}
      onBlur={timer.resume}
      className={`pointer-events-auto flex items-start gap-3 rounded-2xl border-2 bg-raised p-4 shadow-xl ${toast.tone === 'error' ? 'border-danger' : 'border-good'}`}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${toast.tone === 'error' ? 'text-danger' : 'text-good'}`} />
      <div className="min-w-0 flex-1">
        <p id={titleId} className="font-semibold">
          {toast.title}
        </p>
        {toast.text && <p className="text-sm text-ink-soft">{toast.text}</p>}
      </div>
      <button type="button" onClick={onClose} className="-m-1.5 grid size-9 shrink-0 place-items-center rounded-full hover:bg-sunk">
        <X aria-hidden="true" className="size-4" />
        <span className="sr-only">Close notification</span>
      </button>
    </article>
  );
}

/**
 * Where toasts appear: F8 brings the focus here, Escape closes. The two live regions are always there, because one
 * that appears together with its text isn't spoken.
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

  const card = toast && <ToastCard key={toast.id} toast={toast} onClose={close} />;
  return (
    <section
      ref={region}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      className="pointer-events-none fixed right-0 bottom-0 z-30 w-full p-4 md:max-w-(--toast-width)"
    >
      <div role="status">{toast?.tone === 'success' && card}</div>
      <div role="alert">{toast?.tone === 'error' && card}</div>
    </section>
  );
}
