import { vi } from 'vitest';

/** Makes whatever is drawn count as seen. */
export function seeEverything(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: () => void;
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => seen([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
}
