/** Retries of reads that failed. */
import { expect, type Locator, type Page } from './test.ts';

/**
 * Asks by key for what failed, in vain, and expects that the button keeps the focus.
 * @param path asked for, without a query
 */
export async function retryInVain(page: Page, failure: Locator, path: string): Promise<void> {
  const retry = failure.getByRole('button', { name: 'Try again' });
  // Not any request: the publishing bar asks by itself.
  const refused = page.waitForEvent(
    'requestfailed',
    (request) => new URL(request.url()).pathname === path,
  );
  await retry.press('Enter');
  await refused;
  await expect(retry).toBeEnabled();
  await expect(retry).toBeFocused();
}
