import { useState } from 'react';
import { storage } from '#stores/storage.ts';
import { ADMIN_PREFIX } from '../form/kept-draft.ts';

/**
 * A text that stays on the device until it is saved or emptied.
 * @param key unique in the admin
 * @returns the text, and its setter
 */
export function useKeptText(key: string): [string, (text: string) => void] {
  const name = `${ADMIN_PREFIX}text/${key}`;
  const [text, setText] = useState(() => storage[name] ?? '');
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') delete storage[name];
      else storage[name] = next;
    },
  ];
}
