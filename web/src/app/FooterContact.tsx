import { useRef } from 'react';
import { standingLink } from '../ui/link-class.js';
import { useIsSeen } from '../ui/use-is-seen.js';
import { useSiteConfig } from './use-site-config.js';

/** Whom to write to. The address belongs to the installation, so it is asked for when the footer comes near; without it, mails can be answered. */
export function FooterContact() {
  const line = useRef<HTMLParagraphElement>(null);
  const config = useSiteConfig(useIsSeen(line));
  return (
    <p ref={line} className="min-h-6">
      Contact:{' '}
      {config && (
        <a href={`mailto:${config.supportEmail}`} className={`wrap-anywhere text-ink ${standingLink}`}>
          {config.supportEmail}
        </a>
      )}
      {config === null && 'answer any mail that we sent you.'}
      <noscript>answer any mail that we sent you.</noscript>
    </p>
  );
}
