/** Stores unsaved input of forms on the device until it is saved or discarded. */
import { storage } from '#stores/storage.ts';

export interface KeptDraft<Values> {
  values: Values;
  /** The values before the changes. */
  base: Values;
  /** The version being changed; undefined for a new entity. */
  version: number | undefined;
  /** Id of a new entity, so that saving it twice creates one; undefined for an old one. */
  newId: string | undefined;
}

/** Prefix of everything that the admin stores on the device. */
export const ADMIN_PREFIX = 'woodward:admin:';

/** @returns the draft's key; `id` is empty for a new entity */
export function draftKey(path: string, id: string): string {
  return `${ADMIN_PREFIX}${path}/${id || 'new'}`;
}

/** @param key by `draftKey` */
export function keepDraft<Values>(key: string, draft: KeptDraft<Values>): void {
  storage[key] = JSON.stringify(draft);
}

/** @param key by `draftKey` */
export function dropDraft(key: string): void {
  delete storage[key];
}

/** @param key by `draftKey` */
export function hasDraft(key: string): boolean {
  return key in storage;
}

/**
 * @param empty values of today's form; a draft with other fields is ignored
 * @returns the draft; null without a usable one
 */
export function keptDraft<Values extends object>(key: string, empty: Values) {
  return parsed(storage[key] ?? null, empty);
}

/**
 * Follows the same draft in other tabs, so that tabs do not overwrite each other's input.
 * @param onChange called with the other tab's draft, and the values before its change
 * @returns the cleanup
 */
export function watchDraft<Values extends object>(
  key: string,
  empty: Values,
  onChange: (draft: KeptDraft<Values>, before: Values) => void,
): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key !== key) return;
    const draft = parsed(event.newValue, empty);
    // Without a draft, it was saved or discarded there: this tab keeps its input.
    if (draft) onChange(draft, parsed(event.oldValue, empty)?.values ?? draft.base);
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

function parsed<Values extends object>(
  text: string | null,
  empty: Values,
): KeptDraft<Values> | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    if (typeof draft !== 'object' || draft === null) return null;
    const { values, base, version, newId: id }: Record<string, unknown> = { ...draft };
    if (!fits(values, empty) || !fits(base, empty)) return null;
    return {
      values,
      base,
      version: typeof version === 'number' ? version : undefined,
      newId: typeof id === 'string' ? id : undefined,
    };
  } catch {
    // Not JSON, so not written by the admin.
    return null;
  }
}

function fits<Values extends object>(found: unknown, empty: Values): found is Values {
  if (typeof found !== 'object' || found === null) return false;
  const kinds = new Map(Object.entries(found).map(([name, value]) => [name, kindOf(value)]));
  return Object.entries(empty).every(([name, value]) => {
    const kind = kinds.get(name);
    // A field that is null until it is filled in says nothing of its kind.
    return kind === kindOf(value) || (kind !== undefined && (kind === 'null' || value === null));
  });
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
