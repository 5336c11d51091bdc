import type { ReactNode } from 'react';

/** A placeholder of the size of the content that is loading; for use inside a `SkeletonGroup`. */
export function Skeleton({ className = '', isCard = false }: { className?: string; isCard?: boolean }) {
  return <div className={`bg-line/55 ${isCard ? 'rounded-card' : 'rounded-control'} ${className}`} />;
}

/** Placeholders that pulse together. Decorative: the loading state is announced elsewhere. */
export function SkeletonGroup({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-hidden="true" className={`motion-safe:animate-pulse ${className}`}>
      {children}
    </div>
  );
}
