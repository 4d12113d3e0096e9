/** Atoms that the device keeps and its tabs share, in the storage that never throws. */
import {
  persistentAtom,
  setPersistentEngine,
  windowPersistentEvents,
} from '@nanostores/persistent';
import { storage } from './storage.ts';

// Before the first atom is made: the package's own engine is `localStorage`, which may be null.
if (typeof window !== 'undefined') setPersistentEngine(storage, windowPersistentEvents);

export { persistentAtom };
