import { expect, test } from 'vitest';
import { safeStorage } from './storage.ts';

/** A device storage that fails at what the test names. */
function device(refuses: 'nothing' | 'writing' = 'nothing'): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => {
      if (refuses === 'writing') throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  };
}

test('keeps values on the device', () => {
  const kept = device();
  const storage = safeStorage(kept);
  storage.list = 'a';
  expect(kept.getItem('list')).toBe('a');
  expect(safeStorage(kept).list).toBe('a');
  expect('list' in storage).toBe(true);
  delete storage.list;
  expect(kept.getItem('list')).toBeNull();
  expect('list' in storage).toBe(false);
});

test('works in memory when the storage is full', () => {
  const storage = safeStorage(device('writing'));
  storage.list = 'a';
  expect(storage.list).toBe('a');
  expect('list' in storage).toBe(true);
});

test('works in memory without storage', () => {
  const storage = safeStorage(undefined);
  expect(storage.list).toBeUndefined();
  storage.list = 'a';
  expect(storage.list).toBe('a');
  delete storage.list;
  expect(storage.list).toBeUndefined();
});

test("another tab's write replaces the value in memory", () => {
  const full = device('writing');
  const theirs = { list: 'theirs' };
  full.getItem = (key) => (key === 'list' ? theirs.list : null);
  const tabs = new EventTarget();
  const storage = safeStorage(full, tabs);
  storage.list = 'mine';
  storage.draft = 'mine';
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'list' }));
  expect(storage.list).toBe('theirs');
  expect(storage.draft).toBe('mine');
});
