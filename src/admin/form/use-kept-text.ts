import { useState } from 'react';
import { storage } from '#stores/storage.ts';
import { ADMIN_PREFIX } from './kept-draft.ts';

/**
 * A text that stays on the device until it is saved or emptied.
 * @param key unique in the admin
 * @returns the text, and its setter, which takes a function of the kept text too
 */
export function useKeptText(
  key: string,
): [string, (next: string | ((kept: string) => string)) => void] {
  const name = `${ADMIN_PREFIX}text/${key}`;
  const [text, setText] = useState(() => storage[name] ?? '');
  return [
    text,
    (next) => {
      const value = typeof next === 'string' ? next : next(storage[name] ?? '');
      setText(value);
      if (value === '') delete storage[name];
      else storage[name] = value;
    },
  ];
}
