/**
 * The device's storage, made safe: where it is full or forbidden, values live in memory until the
 * page is left. Nothing is ever thrown at a visitor.
 */
type Values = Record<string, string>;

/** @returns the device's storage, or undefined where it is forbidden or there is none */
function deviceStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    // Privacy settings make the mere access throw.
    return undefined;
  }
}

/**
 * Wraps a storage so that writing never throws.
 * @param device where values should last
 * @param tabs where other tabs tell what they wrote: it is newer than what lives in memory
 * @returns an object to read and write like a plain one
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
