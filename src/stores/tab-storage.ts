import { safeStorage } from './storage.ts';

/** The tab's: a reload and Back keep it, and it goes with the tab. */
function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    // With strict privacy settings even the access throws.
    return undefined;
  }
}

/** What one tab remembers, until it is closed. */
export const tab = safeStorage(tabStorage());
