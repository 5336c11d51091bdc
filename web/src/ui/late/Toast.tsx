import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { IconButton } from '../IconButton.js';

export type ToastTone = 'success' | 'error';

const tones = {
  success: { Icon: CircleCheck, border: 'border-good', text: 'text-good' },
  error: { Icon: CircleAlert, border: 'border-danger', text: 'text-danger' },
} as const satisfies Record<ToastTone, unknown>;

type ToastProps = {
  tone: ToastTone;
  title: string;
  text?: string | undefined;
  /** Low in a narrow window; a press anywhere on it closes it. */
  isBrief?: boolean | undefined;
  onClose: () => void;
} & Omit<ComponentProps<'article'>, 'title' | 'className'>;

/** A toast, with a link below its text if it has children; its caller decides when it opens and closes. */
export function Toast({ tone, title, text, isBrief = false, onClose, children, ...rest }: ToastProps) {
  const titleId = useId();
  const { Icon, border, text: colour } = tones[tone];
  return (
    <article
      aria-labelledby={titleId}
      className={`pointer-events-auto relative flex items-start gap-3 rounded-control border-2 bg-raised px-4 shadow-rise-2 ${isBrief ? 'py-1 md:py-3' : 'py-2 md:py-4'} ${border}`}
      {...rest}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p id={titleId} className={`font-semibold ${isBrief ? 'max-md:text-small max-md:leading-tight' : ''}`}>
          {title}
        </p>
        {text && <p className={`text-pretty text-ink-soft ${isBrief ? 'text-note md:text-small' : 'text-small'}`}>{text}</p>}
        {children}
      </div>
      <IconButton
        label="Close notification"
        className={`-mx-2.5 -my-1 md:-my-2.5 ${isBrief ? 'after:absolute after:inset-0' : ''}`}
        onClick={onClose}
      >
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </article>
  );
}
