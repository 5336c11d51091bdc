import { expect, type Locator } from '@playwright/test';

/** Neither of two elements lies over the other's lines. */
export async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  expect(a && b && (a.y + a.height <= b.y || b.y + b.height <= a.y), 'one lies over the other').toBe(true);
}
