/** What becomes of a browser's storages. */
import type { Tab } from './session.ts';

export type StorageState = 'works' | 'null' | 'missing' | 'throws' | 'full' | 'emptied';
type Broken = 'null' | 'missing' | 'throws' | 'full';

/**
 * Breaks, empties or mends both storages of a tab, which stay so on its other pages. Mended ones come
 * with a new document.
 * @param tab the only one: others would not hear of what changes
 */
export async function setStorage(tab: Tab, state: StorageState): Promise<void> {
  const { page } = tab;
  await tab.breaks?.dispose();
  tab.breaks = undefined;
  if (state === 'works') {
    await page.reload({ waitUntil: 'commit' });
  } else if (state === 'emptied') {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  } else {
    tab.breaks = await page.addInitScript(breakStorages, state);
    await page.evaluate(breakStorages, state);
  }
}

/** Runs in the page. */
function breakStorages(state: Broken): void {
  if (state === 'full') {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    return;
  }
  const get = () => {
    if (state === 'null') return null;
    if (state === 'missing') return undefined;
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { configurable: true, get });
}
