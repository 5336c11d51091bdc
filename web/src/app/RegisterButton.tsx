import { Tooltip } from '../ui/Tooltip.js';

/** Registration is closed in the interface (D3); the button says so. */
export function RegisterButton({ text, className }: { text: string; className: string }) {
  return (
    <Tooltip text="Registration temporarily disabled">
      {(tooltip) => (
        <button type="button" aria-disabled="true" aria-describedby={tooltip} className={className}>
          {text}
        </button>
      )}
    </Tooltip>
  );
}
