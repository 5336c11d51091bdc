import type { ReactNode } from 'react';

type NoticeProps = {
  title: string;
  text?: string | undefined;
  /** `alert` is spoken at once: for failures that answer what somebody just did. */
  role?: 'alert' | 'status' | undefined;
  /** Something failed; what is spoken as an alert has. */
  isFailure?: boolean;
  /** Within a section that has a head of its own. */
  isSmall?: boolean;
  /** It stands for a whole page, and its title is the page's. */
  isPage?: boolean;
  /** Ways on. */
  children?: ReactNode;
};

/** Instead of content: nothing there, not allowed, or failed; and what to do now. */
export function Notice({ title, text, role, isFailure = role === 'alert', isSmall = false, isPage = false, children }: NoticeProps) {
  const Title = isPage ? 'h1' : 'p';
  const rule = isFailure ? 'border-danger' : 'border-ink';
  return (
    <div role={role} className={isSmall ? '' : `border-t-2 pt-5 ${rule}`}>
      <Title className={`font-serif leading-tight font-[520] text-balance ${isSmall ? 'text-title' : 'text-head'}`}>{title}</Title>
      {text && <p className={`max-w-prose text-pretty text-ink-soft ${isSmall ? 'mt-1' : 'mt-2'}`}>{text}</p>}
      {children && <div className={`flex flex-wrap gap-3 ${isSmall ? 'mt-5' : 'mt-6'}`}>{children}</div>}
    </div>
  );
}
