/** The site's mark: a compass whose needle is a lamp. */
export function SiteMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false" fill="none">
      <circle cx="16" cy="16" r="14" stroke="currentColor" strokeWidth="2" />
      <path d="M20.5 5.5 19.4 18l-6.2-2.2z" className="fill-accent" />
      <path d="M11.5 26.5 19.4 18l-6.2-2.2z" fill="currentColor" />
    </svg>
  );
}
