import { expect, type Locator, type Page } from '@playwright/test';

/** How a text is present: as the accessible name of an element with a role, or as plain text. */
export type SeenAs =
  | 'text'
  | 'toast'
  | 'heading'
  | 'link'
  | 'button'
  | 'tab'
  | 'menuitem'
  | 'option'
  | 'img'
  | 'radio'
  | 'switch'
  | 'absent';

/**
 * Section of the product's specification (docs/rules/site.md#texts-word-for-word), how the text is present, the text, and the
 * decision (or the reason) when the page words it differently. `absent`: it is not on the page, and the last entry says why.
 */
export type SpecText = readonly [section: string, as: SeenAs, text: string | RegExp, decision?: string];

function find(page: Page, as: Exclude<SpecText[1], 'absent'>, text: string | RegExp): Locator {
  switch (as) {
    case 'text':
      return page.getByText(text, { exact: true });
    case 'toast':
      return page.getByRole('region', { name: 'Notifications (F8)' }).getByText(text, { exact: true });
    default:
      return page.getByRole(as, { name: text, exact: true });
  }
}

/** Every text is visible, or absent where that was decided. */
export async function expectSays(page: Page, texts: readonly SpecText[]): Promise<void> {
  for (const [section, as, text] of texts) {
    const name = `${section}: ${as} ${text}`;
    if (as === 'absent') {
      await expect.soft(page.getByText(text, { exact: true }).filter({ visible: true }), name).toHaveCount(0);
    } else if (as === 'option') {
      // Browsers show options only while the list is open.
      await expect.soft(find(page, as, text).first(), name).toBeAttached();
    } else {
      await expect.soft(find(page, as, text).filter({ visible: true }).first(), name).toBeVisible();
    }
  }
}
