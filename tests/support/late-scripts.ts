import type { Page } from '@playwright/test';

/**
 * Holds back every script file of the site.
 * @returns lets them through, now and from here on
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
