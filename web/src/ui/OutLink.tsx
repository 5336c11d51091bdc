import type { ReactNode } from 'react';
import { standingLink } from './link-class.js';

type OutLinkProps = {
  href: string;
  icon?: ReactNode;
  /** Distinguishes equal links for screen readers. */
  of?: string;
  className?: string;
  children: ReactNode;
};

/** An external link: opens in a new tab, which screen readers announce, without opener and referrer. */
export function OutLink({ href, icon, of, className = standingLink, children }: OutLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {icon}
      {/* A single inline box: between flex items, screen readers would announce a space. */}
      <span>
        {children}
        <span className="sr-only">{of && `: ${of}`} (opens in a new tab)</span>
      </span>
    </a>
  );
}
