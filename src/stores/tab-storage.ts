import { safeStorage } from './storage.ts';

/** Storage of one tab, which survives reload and Back. */
export const tab = safeStorage(() => globalThis.sessionStorage);
