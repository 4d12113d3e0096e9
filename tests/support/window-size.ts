import { expect, type Page } from '@playwright/test';
import { nextFrame } from './longer-words.ts';

/**
 * Gives the window another size, and waits until the page is laid out in it: what is measured directly after
 * `setViewportSize` may be the layout before.
 */
export async function resizeWindow(
  page: Page,
  size: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await expect
    .poll(() => page.evaluate(() => ({ width: innerWidth, height: innerHeight })))
    .toEqual(size);
  await nextFrame(page);
}
