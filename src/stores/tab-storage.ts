import { safeStorage } from './storage.ts';

/** What one tab remembers until it is closed: a reload and Back keep it. */
export const tab = safeStorage(() => globalThis.sessionStorage);
