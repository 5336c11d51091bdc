import type { ReactNode } from 'react';

/** Says what is waited for, beside a ring that turns. */
export function Spinner({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <p role="status" className={`flex items-center gap-3 text-lead ${className}`}>
      <span
        aria-hidden="true"
        className="size-5 shrink-0 rounded-full border-2 border-accent border-r-transparent motion-safe:animate-spin"
      />
      {children}
    </p>
  );
}
