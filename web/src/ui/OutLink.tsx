import type { ReactNode } from 'react';
import { standingLink } from './link-class.js';

type OutLinkProps = {
  href: string;
  icon?: ReactNode;
  /** Which of many equal links this is, for listeners. */
  of?: string;
  className?: string;
  children: ReactNode;
};

/** A link out of the site: in a tab of its own, which listeners are told, and which learns nothing about this one. */
export function OutLink({ href, icon, of, className = standingLink, children }: OutLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {icon}
      {/* One piece of text: between pieces of a row, a space would be heard. */}
      <span>
        {children}
        <span className="sr-only">{of && `: ${of}`} (opens in a new tab)</span>
      </span>
    </a>
  );
}
