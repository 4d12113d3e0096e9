/** Entries that the device keeps for each of its lists, by list id. */
export type ByList<Entry> = Readonly<Record<string, readonly Entry[]>>;

/** @param isEntry whether an entry is readable; others are skipped. @returns an empty object for an unreadable text */
export function decodeByList<Entry>(
  text: string,
  isEntry: (value: unknown) => value is Entry,
): ByList<Entry> {
  try {
    const stored = JSON.parse(text) as unknown;
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).map(([list, entries]: [string, unknown]) => [
        list,
        Array.isArray(entries) ? entries.filter(isEntry) : [],
      ]),
    );
  } catch {
    return {};
  }
}
