/** The windows in which the admin is looked at. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { resizeWindow } from '../window-size.ts';

export const SIZES = { laptop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

/**
 * Expects that axe finds nothing in what is open and that it is no wider than the window, on a laptop
 * and then on a phone, where the window stays.
 * @param what names it in the failure
 */
export async function expectWell(
  page: Page,
  what: string,
  sizes: Partial<typeof SIZES> = SIZES,
): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    await resizeWindow(page, viewport);
    await expectAccessible(page, `${what} on a ${size}`);
    await expectNotWider(page, `${what} on a ${size}`);
  }
}

/**
 * Expects that what is open is no wider than the window. Lists become cards, and cards lists, only once React has
 * heard of another width.
 * @param what names it in the failure
 */
export async function expectNotWider(page: Page, what: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      {
        message: what,
      },
    )
    .toBeLessThanOrEqual(0);
}
