/** Storage that never throws: if the device's fails, values live in memory until the page is left. */
type Values = Record<string, string>;

/** A key's last known value. */
interface LastValue {
  /** Undefined: deleted. */
  value: string | undefined;
  /** Whether the device refused this value, so that it has an older one. */
  refused: boolean;
}

/**
 * Wraps a storage so that it reads and writes like a plain object.
 * @param find finds the storage, for each access: some browsers take it away from an open page
 * @param page source of `storage` events of other tabs, which are newer than memory, and of `pageshow`,
 * before which such events were missed
 */
export function safeStorage(find: () => Storage | null | undefined, page?: EventTarget): Values {
  const memory = new Map<string, LastValue>();
  const device = <T>(access: (storage: Storage) => T): T | undefined => {
    try {
      const storage = find();
      return storage ? access(storage) : undefined;
    } catch {
      // Blocked or full.
      return undefined;
    }
  };
  const change = (key: string, value: string | undefined, write: (storage: Storage) => void) => {
    const accepted = device((storage) => {
      write(storage);
      return true;
    });
    memory.set(key, { value, refused: accepted !== true });
    return true;
  };
  const read = (key: string): string | undefined => {
    const last = memory.get(key);
    const kept = last?.refused ? null : device((storage) => storage.getItem(key));
    if (kept == null) return last?.value;
    memory.set(key, { value: kept, refused: false });
    return kept;
  };
  page?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    // Without a key the storage was emptied: this page keeps what it knows.
    if (key === null) return;
    memory.delete(key);
    // Known from now on, though the storage may be taken away before somebody asks.
    read(key);
  });
  page?.addEventListener('pageshow', (event) => {
    if (!(event as PageTransitionEvent).persisted) return;
    if (!device((storage) => storage.length > 0)) return;
    for (const [key, { refused }] of memory) if (!refused) memory.delete(key);
  });
  return new Proxy<Values>(
    {},
    {
      get: (_, key: string) => read(key),
      has: (_, key: string) => read(key) !== undefined,
      set: (_, key: string, value: string) =>
        change(key, value, (storage) => storage.setItem(key, value)),
      deleteProperty: (_, key: string) =>
        change(key, undefined, (storage) => storage.removeItem(key)),
    },
  );
}

const PROBE = 'woodward:probe';

/** @returns whether the storage keeps a value */
export function storageWorks(find: () => Storage | null | undefined): boolean {
  try {
    const device = find();
    device?.setItem(PROBE, '1');
    const isKept = device?.getItem(PROBE) === '1';
    device?.removeItem(PROBE);
    return isKept;
  } catch {
    // Blocked or full.
    return false;
  }
}

const IN_BROWSER = typeof window !== 'undefined';

/** Shared by all tabs of the device. */
export const storage = safeStorage(
  () => (IN_BROWSER ? globalThis.localStorage : undefined),
  IN_BROWSER ? window : undefined,
);

/** @returns whether the device stores anything beyond this page */
export const deviceStores = (): boolean => storageWorks(() => globalThis.localStorage);
