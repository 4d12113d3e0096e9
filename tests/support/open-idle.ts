import type { Page } from '@playwright/test';

/**
 * Opens a page and waits until it loads nothing anymore. `networkidle` alone comes too early on a busy
 * machine, where half a second may pass before the page asks for its first script.
 */
export async function openIdle(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
}
