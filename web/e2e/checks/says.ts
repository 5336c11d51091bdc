import { expect, type Locator, type Page } from '@playwright/test';

/** How a text is there: as the name of something with a role, or as words. */
export type SeenAs = 'text' | 'toast' | 'heading' | 'link' | 'button' | 'tab' | 'option' | 'img' | 'radio' | 'absent';

/**
 * Section of the specification, how the text is there, the text, and the decision (or the reason) if the screen says it in another way.
 * `absent`: it is not on the screen, and the last entry says why.
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

/** Every text is there to be seen, or is missing where that was decided. */
export async function expectSays(page: Page, texts: readonly SpecText[]): Promise<void> {
  for (const [section, as, text] of texts) {
    const name = `${section}: ${as} ${text}`;
    if (as === 'absent') {
      await expect.soft(page.getByText(text, { exact: true }).filter({ visible: true }), name).toHaveCount(0);
    } else if (as === 'option') {
      // A browser shows options only while it is asked for them.
      await expect.soft(find(page, as, text).first(), name).toBeAttached();
    } else {
      await expect.soft(find(page, as, text).filter({ visible: true }).first(), name).toBeVisible();
    }
  }
}
