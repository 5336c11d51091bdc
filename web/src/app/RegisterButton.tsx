import { Tooltip } from '../ui/Tooltip.js';

/** Registration is closed in the interface; the button says so (docs/rules/site.md#registration-is-closed). */
export function RegisterButton({ text, className, inMenu = false }: { text: string; className: string; inMenu?: boolean }) {
  return (
    <Tooltip text="Registration temporarily disabled" inMenu={inMenu}>
      {(tooltip) => (
        <button type="button" aria-disabled="true" aria-describedby={tooltip} className={className}>
          {text}
        </button>
      )}
    </Tooltip>
  );
}
