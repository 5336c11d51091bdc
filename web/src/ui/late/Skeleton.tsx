import type { ReactNode } from 'react';

/** The place of something that is on its way, as large as that will be; inside of a `SkeletonGroup`. */
export function Skeleton({ className = '', isCard = false }: { className?: string; isCard?: boolean }) {
  return <div className={`bg-line/55 ${isCard ? 'rounded-card' : 'rounded-control'} ${className}`} />;
}

/** Places that wait together, breathing. Decoration: that something is on its way is said elsewhere. */
export function SkeletonGroup({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-hidden="true" className={`motion-safe:animate-pulse ${className}`}>
      {children}
    </div>
  );
}
