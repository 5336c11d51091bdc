import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectGuestAnswers, selectSessionStatus } from '../access.js';
import { useAppSelector } from '../hooks.js';
import { paths } from '../paths.js';

/**
 * For the pages that nobody needs who is signed in: leads them home. Whoever logs in on the page itself isn't led away; the page knows
 * where they want to go.
 */
export function GuestGuard({ children }: { children: ReactNode }) {
  const status = useAppSelector(selectSessionStatus);
  const guestAnswers = useAppSelector(selectGuestAnswers);
  const [answersBefore] = useState(guestAnswers);
  const navigate = useNavigate();
  const [cameAsGuest, setCameAsGuest] = useState(false);
  const isGuest = status === 'anonymous' || status === 'unknown' || guestAnswers > answersBefore;
  if (!cameAsGuest && isGuest) {
    setCameAsGuest(true);
  }
  const isLeaving = status === 'user' && !cameAsGuest;
  useEffect(() => {
    if (isLeaving) {
      void navigate(paths.home, { replace: true });
    }
  }, [isLeaving, navigate]);
  return isLeaving ? null : children;
}
