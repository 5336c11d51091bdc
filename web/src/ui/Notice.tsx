import type { ReactNode } from 'react';

type NoticeProps = {
  title: string;
  text?: string | undefined;
  /** `alert` is spoken at once: for failures that answer what somebody just did. */
  role?: 'alert' | 'status' | undefined;
  /** Ways on. */
  children?: ReactNode;
};

/** A panel instead of content: nothing there, not allowed, or failed. */
export function Notice({ title, text, role, children }: NoticeProps) {
  return (
    <div role={role} className="rounded-2xl border border-line bg-raised p-6 text-center sm:p-8">
      <p className="font-serif text-xl font-semibold">{title}</p>
      {text && <p className="mx-auto mt-2 max-w-prose text-ink-soft">{text}</p>}
      {children && <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
