import type { ReactNode } from 'react';
import { paths } from '../../app/paths.js';
import { BackLink } from '../../ui/BackLink.js';

/** The frame of the dashboard, which also stands while it loads. */
export function AdminSheet({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-7xl px-4 pt-3 pb-16 sm:px-6 lg:px-10 lg:pt-6 lg:pb-24">
      <BackLink to={paths.home}>Back to Site</BackLink>
      <h1 className="mt-1 -ml-[0.04em] text-head">Admin Dashboard</h1>
      <div className="mt-4 lg:mt-6">{children}</div>
    </div>
  );
}
