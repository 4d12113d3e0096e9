/** What was typed into a form and not saved stays on the device until it is saved or given up. */
import { storage } from '#stores/storage.ts';

export interface KeptDraft<Values> {
  values: Values;
  /** What the fields held before they were changed. */
  base: Values;
  /** The version that was changed; undefined for a new thing. */
  version: number | undefined;
  /** Id that a new thing gets, so that saving it twice makes one; undefined for an old one. */
  newId: string | undefined;
}

/** Prefix of everything that the admin stores on the device. */
export const ADMIN_PREFIX = 'woodward:admin:';

/** @returns the name under which the draft of one thing is kept; `id` is empty for a new one */
export function draftKey(path: string, id: string): string {
  return `${PREFIX}${path}/${id || 'new'}`;
}

/** Keeps a draft on the device. @param key by `draftKey` */
export function keepDraft<Values>(key: string, draft: KeptDraft<Values>): void {
  storage[key] = JSON.stringify(draft);
}

/** Deletes a kept draft. @param key by `draftKey` */
export function dropDraft(key: string): void {
  delete storage[key];
}

/** @returns whether something unsaved is kept */
export function hasDraft(key: string): boolean {
  return key in storage;
}

/**
 * @param empty values of the form as it is today: a draft of another make of it is passed over
 * @returns the draft, or null when there is none that fits
 */
export function keptDraft<Values extends object>(key: string, empty: Values) {
  return parsed(storage[key] ?? null, empty);
}

/**
 * Another tab may have the same thing open. What is typed there last is typed here too: else each would
 * write its own form over what the other has kept.
 * @param onChange told of the draft as the other tab wrote it, and of the values that it changed
 * @returns a function that ends it
 */
export function watchDraft<Values extends object>(
  key: string,
  empty: Values,
  onChange: (draft: KeptDraft<Values>, before: Values) => void,
): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key !== key) return;
    const draft = parsed(event.newValue, empty);
    // Saved or discarded there: what stands here stays.
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
    // Another program wrote there; what cannot be read cannot be shown.
    return null;
  }
}

function fits<Values extends object>(found: unknown, empty: Values): found is Values {
  if (typeof found !== 'object' || found === null) return false;
  const kinds = new Map(Object.entries(found).map(([name, value]) => [name, kindOf(value)]));
  return Object.entries(empty).every(([name, value]) => kinds.get(name) === kindOf(value));
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}
