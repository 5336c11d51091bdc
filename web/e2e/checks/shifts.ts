import type { Page } from '@playwright/test';

/** A layout shift: its score, and the beginnings of what moved. */
export type Shift = { value: number; moved: string[] };

declare global {
  interface Window {
    /** Reports a layout shift to the test. */
    noteShift: (shift: Shift) => void;
  }
}

/** Records layout shifts without recent user input, from the page's next load until `stop`. */
export async function watchShifts(page: Page): Promise<{ shifts: Shift[]; stop: () => Promise<void> }> {
  const shifts: Shift[] = [];
  const note = await page.exposeFunction('noteShift', (shift: Shift) => shifts.push(shift));
  const script = await page.addInitScript(() => {
    type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    const describe = (node: Node | null) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? 'gone')).slice(0, 120);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries().filter(isLayoutShift)) {
        if (!hadRecentInput) {
          window.noteShift({ value, moved: sources.map(({ node }) => describe(node)) });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    shifts,
    stop: async () => {
      await script.dispose();
      await note.dispose();
    },
  };
}
