/** Atoms that are stored on the device and shared by its tabs. */
import {
  persistentAtom,
  setPersistentEngine,
  windowPersistentEvents,
} from '@nanostores/persistent';
import { storage } from './storage.ts';

// Set before the first atom is made: the package's own engine is `localStorage`, which may be null.
if (typeof window !== 'undefined') setPersistentEngine(storage, windowPersistentEvents);

export { persistentAtom };
