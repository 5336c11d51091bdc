import { expect, type Page } from '@playwright/test';

/** The narrowest phone, and a window of 1280 pixels with the page zoomed to 200 %. */
const windows = [
  { name: '320 px', width: 320, height: 640, deviceScaleFactor: 1 },
  { name: '200 % zoom', width: 640, height: 512, deviceScaleFactor: 2 },
] as const;

/** The page's width, and texts that are cut off by the window's sides or by an element that hides its overflow. Runs in the page. */
async function measure(): Promise<{ width: number; cutOff: string[] }> {
  await new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)));
  const tolerance = 1;
  const windowWidth = document.documentElement.clientWidth;
  const found: string[] = [];

  const isCutBy = (element: Element, rect: DOMRect): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return (
      (hides(overflowX) && (rect.left < box.left - tolerance || rect.right > box.right + tolerance)) ||
      (hides(overflowY) && (rect.top < box.top - tolerance || rect.bottom > box.bottom + tolerance))
    );
  };

  /** Visually hidden, for screen readers only. */
  const isUnseen = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)';

  const isCutOff = (start: Element, rect: DOMRect): boolean => {
    for (let element: Element | null = start; element; element = element.parentElement) {
      const { overflowX, position } = getComputedStyle(element);
      if (isUnseen(element) || overflowX === 'auto' || overflowX === 'scroll') {
        return false;
      }
      if (isCutBy(element, rect)) {
        return true;
      }
      if (position === 'fixed') {
        break;
      }
    }
    return rect.left < -tolerance || rect.right > windowWidth + tolerance;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || text.textContent?.trim() === '' || !parent.checkVisibility({ visibilityProperty: true })) {
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some((rect) => rect.width > 0 && isCutOff(parent, rect))) {
      found.push(text.textContent ?? '');
    }
  }
  return { width: document.documentElement.scrollWidth, cutOff: found };
}

/** No horizontal scrolling and no text cut off, on the narrowest phone and at 200 %. Restores the window's size. */
export async function expectFits(page: Page): Promise<void> {
  const before = page.viewportSize();
  const client = await page.context().newCDPSession(page);
  for (const { name, ...metrics } of windows) {
    await client.send('Emulation.setDeviceMetricsOverride', { ...metrics, mobile: false });
    const { width, cutOff } = await page.evaluate(measure);
    expect.soft(width, `width at ${name}`).toBeLessThanOrEqual(metrics.width);
    expect.soft(cutOff, `texts cut off at ${name}`).toEqual([]);
  }
  await client.detach();
  await page.setViewportSize(before ?? { width: 1280, height: 720 });
}
