/**
 * Safe access to the device's storage: when it is full or blocked, values live in memory until the
 * page is left. Never throws.
 */
type Values = Record<string, string>;

/** @returns the device's storage, or undefined when it is blocked or missing */
function deviceStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    // With strict privacy settings even the access throws.
    return undefined;
  }
}

/**
 * Wraps a storage as a plain object, so that writing never throws.
 * @param tabs source of other tabs' `storage` events, which are newer than values in memory
 */
export function safeStorage(device: Storage | undefined, tabs?: EventTarget): Values {
  const memory: Values = {};
  tabs?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key !== null) delete memory[key];
  });
  return new Proxy(memory, {
    get: (_, key: string) => memory[key] ?? device?.getItem(key) ?? undefined,
    has: (_, key: string) => key in memory || device?.getItem(key) != null,
    set: (_, key: string, value: string) => {
      try {
        device?.setItem(key, value);
        delete memory[key];
      } catch {
        memory[key] = value;
      }
      if (!device) memory[key] = value;
      return true;
    },
    deleteProperty: (_, key: string) => {
      delete memory[key];
      device?.removeItem(key);
      return true;
    },
  });
}

export const storage = safeStorage(
  deviceStorage(),
  typeof window === 'undefined' ? undefined : window,
);
