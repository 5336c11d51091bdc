import type { ReactNode } from 'react';

/** A placeholder of the size of the content that is loading; for use inside a `SkeletonGroup`. */
export function Skeleton({ className = '', isCard = false }: { className?: string; isCard?: boolean }) {
  return <div className={`bg-line/55 ${isCard ? 'rounded-card' : 'rounded-control'} ${className}`} />;
}

/** Says what is being loaded, and holds its place with placeholders. */
export function Loading({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      <SkeletonGroup className={className}>{children}</SkeletonGroup>
    </>
  );
}

/** Placeholders that pulse together. Decorative: the loading state is announced elsewhere. */
export function SkeletonGroup({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-hidden="true" className={`motion-safe:animate-pulse ${className}`}>
      {children}
    </div>
  );
}
