import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Tooltip } from '../ui/Tooltip.js';
import { useIsSeen } from '../ui/use-is-seen.js';
import { paths } from './paths.js';
import { useIsRegistrationOpen } from './use-is-registration-open.js';

/** Leads to registration where this installation says so; until then it explains why it doesn't (docs/rules/site.md#register-buttons). */
export function RegisterButton({ text, className, inMenu = false }: { text: string; className: string; inMenu?: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useIsRegistrationOpen(useIsSeen(button));
  if (isOpen) {
    return (
      // Laid out as the tooltip's wrapper.
      <span className="inline-flex">
        <Link to={paths.register} className={className}>
          {text}
        </Link>
      </span>
    );
  }
  return (
    <Tooltip text="Registration temporarily disabled" inMenu={inMenu}>
      {(tooltip) => (
        <button ref={button} type="button" aria-disabled="true" aria-describedby={tooltip} className={className}>
          {text}
        </button>
      )}
    </Tooltip>
  );
}
