import { useEffect } from 'react';
import { farewellKey } from './farewell-key.js';
import { useAppDispatch } from './hooks.js';

function isPromised(): boolean {
  try {
    return sessionStorage.getItem(farewellKey) !== null;
  } catch {
    return false;
  }
}

/** Says that the account is deleted to whoever has just done that. */
export function useFarewell(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isPromised()) {
      void import('./late/farewell.js').then(({ farewell }) => dispatch(farewell()));
    }
  }, [dispatch]);
}
