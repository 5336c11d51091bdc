import { useCallback, useEffect, useState } from 'react';

/** Which stops are unfolded: those that the visitor unfolded, and the one where one is now, as the day goes on. */
export function useOpenStops(current: string | undefined) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (current === undefined) {
      return;
    }
    setOpen((before) => new Set(before).add(current));
    // It folds when the next one's time has come.
    return () => setOpen((before) => new Set([...before].filter((id) => id !== current)));
  }, [current]);
  const toggle = useCallback((id: string) => {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) {
        after.add(id);
      }
      return after;
    });
  }, []);
  return { open, toggle };
}
