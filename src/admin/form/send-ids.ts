/** Ids of what is sent, by which the server recognizes a retry. */
import { newId } from '#domain/uuid.ts';
import { storage } from '#stores/storage.ts';
import { contentMark } from '#stores/submission-key.ts';
import { ADMIN_PREFIX } from './kept-draft.ts';

export interface SendIds {
  /** @returns the same id for the same content, so that a retry after a lost answer counts once */
  idOf: (content: object) => string;
  /** After a success: the same content is sent anew. */
  forget: () => void;
}

/** Previews have ids too; the oldest go. */
const MAX_KEPT = 20;

/**
 * Has an id for each content, because a lost answer leaves open whether it was stored.
 * @param keptAs unique in the admin, for content that stays on the device: then so do its ids; by default they last as
 *   long as the component
 */
export function sendIds(keptAs?: string): SendIds {
  const name = `${ADMIN_PREFIX}ids/${keptAs}`;
  const ids = new Map(keptAs === undefined ? [] : keptIds(name));
  return {
    idOf: (content) => {
      const mark = contentMark(content);
      const id = ids.get(mark) ?? newId();
      ids.set(mark, id);
      if (keptAs !== undefined) storage[name] = JSON.stringify([...ids].slice(-MAX_KEPT));
      return id;
    },
    forget: () => {
      ids.clear();
      delete storage[name];
    },
  };
}

function keptIds(name: string): [string, string][] {
  try {
    const pairs: unknown = JSON.parse(storage[name] ?? '[]');
    return Array.isArray(pairs) ? pairs.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(value: unknown): value is [string, string] {
  return (
    Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === 'string')
  );
}
