import type { ReactNode } from 'react';

type NoticeProps = {
  title: string;
  text?: string | undefined;
  /** `alert` is announced at once: for failures of what the visitor just did. */
  role?: 'alert' | 'status' | undefined;
  /** Something failed; true by default for an alert. */
  isFailure?: boolean;
  /** For use within a section that has its own heading. */
  isSmall?: boolean;
  /** It replaces a whole page, so its title is the page's `h1`. */
  isPage?: boolean;
  /** Actions or links. */
  children?: ReactNode;
};

/** Shown instead of content: empty, not allowed or failed, and what to do next. */
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
