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

  type Frame = { isUnseen: boolean; scrolls: boolean; isFixed: boolean; hidesX: boolean; hidesY: boolean; box: DOMRect | undefined };
  const frames = new Map<Element, Frame>();

  /** What an element does to what is in it; most are asked about once for every text below them. */
  function frameOf(element: Element): Frame {
    const known = frames.get(element);
    if (known) {
      return known;
    }
    const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const [hidesX, hidesY] = [hides(overflowX), hides(overflowY)];
    // Visually hidden, for screen readers only.
    const isUnseen = clipPath === 'inset(50%)';
    const scrolls = overflowX === 'auto' || overflowX === 'scroll';
    const box = hidesX || hidesY ? element.getBoundingClientRect() : undefined;
    const frame: Frame = { isUnseen, scrolls, isFixed: position === 'fixed', hidesX, hidesY, box };
    frames.set(element, frame);
    return frame;
  }

  const isCutBy = ({ hidesX, hidesY, box }: Frame, rect: DOMRect): boolean =>
    box !== undefined &&
    ((hidesX && (rect.left < box.left - tolerance || rect.right > box.right + tolerance)) ||
      (hidesY && (rect.top < box.top - tolerance || rect.bottom > box.bottom + tolerance)));

  const isCutOff = (start: Element, rect: DOMRect): boolean => {
    for (let element: Element | null = start; element; element = element.parentElement) {
      const frame = frameOf(element);
      if (frame.isUnseen || frame.scrolls) {
        return false;
      }
      if (isCutBy(frame, rect)) {
        return true;
      }
      if (frame.isFixed) {
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
