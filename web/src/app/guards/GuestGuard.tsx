import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { selectSessionStatus } from '../access.js';
import { useAppSelector } from '../hooks.js';
import { paths } from '../paths.js';

/**
 * For the pages that nobody needs who is signed in: leads them home. Whoever logs in on the page itself isn't led away; the page knows
 * where they want to go.
 */
export function GuestGuard({ children }: { children: ReactNode }) {
  const status = useAppSelector(selectSessionStatus);
  const [cameAsGuest, setCameAsGuest] = useState(false);
  if (!cameAsGuest && (status === 'anonymous' || status === 'unknown')) {
    setCameAsGuest(true);
  }
  return status === 'user' && !cameAsGuest ? <Navigate to={paths.home} replace /> : children;
}
