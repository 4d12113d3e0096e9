import { expect, test } from 'vitest';
import { storageWorks, safeStorage } from './storage.ts';

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

test('a storage that is null, missing, full or forbidden keeps nothing @wishlist.no-storage', () => {
  const kept = device();
  expect(storageWorks(() => kept)).toBe(true);
  expect(kept.length).toBe(0);
  expect(storageWorks(() => null)).toBe(false);
  expect(storageWorks(() => undefined)).toBe(false);
  expect(storageWorks(() => device('writing'))).toBe(false);
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(storageWorks(forbidden)).toBe(false);
});

test('keeps values on the device', () => {
  const kept = device();
  const storage = safeStorage(() => kept);
  storage.list = 'a';
  expect(kept.getItem('list')).toBe('a');
  expect(safeStorage(() => kept).list).toBe('a');
  expect('list' in storage).toBe(true);
  delete storage.list;
  expect(kept.getItem('list')).toBeNull();
  expect('list' in storage).toBe(false);
});

test('works in memory when the storage is full', () => {
  const full = device('writing');
  const storage = safeStorage(() => full);
  storage.list = 'a';
  expect(storage.list).toBe('a');
  expect('list' in storage).toBe(true);
});

/** What browsers give in place of a storage. */
const WITHOUT: [string, () => Storage | null | undefined][] = [
  ['missing', () => undefined],
  ['null', () => null],
  [
    'blocked',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
];

test.each(WITHOUT)('works in memory when the storage is %s', (_, find) => {
  const storage = safeStorage(find);
  expect(storage.list).toBeUndefined();
  storage.list = 'a';
  expect(storage.list).toBe('a');
  expect('list' in storage).toBe(true);
  delete storage.list;
  expect(storage.list).toBeUndefined();
  expect('list' in storage).toBe(false);
});

test.each(WITHOUT)('keeps what was read before the storage was %s', (_, gone) => {
  const kept = device();
  kept.setItem('list', 'a');
  let find: () => Storage | null | undefined = () => kept;
  const storage = safeStorage(() => find());
  expect(storage.list).toBe('a');
  find = gone;
  expect(storage.list).toBe('a');
  storage.list = 'b';
  expect(storage.list).toBe('b');
  delete storage.list;
  expect(storage.list).toBeUndefined();
  find = () => kept;
  expect(storage.list).toBeUndefined();
});

test('keeps what it knows when the storage is emptied', () => {
  const kept = device();
  const tabs = new EventTarget();
  const storage = safeStorage(() => kept, tabs);
  storage.list = 'a';
  kept.clear();
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  tabs.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(storage.list).toBe('a');
  storage.draft = 'b';
  expect(kept.getItem('draft')).toBe('b');
});

test('a value that another tab deleted is gone, also in a page that Back shows again', () => {
  const kept = device();
  const tabs = new EventTarget();
  const storage = safeStorage(() => kept, tabs);
  storage.list = 'a';
  storage.draft = 'a';
  kept.setItem('other', 'a');
  kept.removeItem('draft');
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'draft' }));
  expect(storage.draft).toBeUndefined();
  kept.removeItem('list');
  expect(storage.list).toBe('a');
  tabs.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(storage.list).toBeUndefined();
});

test.each(WITHOUT)('keeps what another tab wrote before the storage was %s', (_, gone) => {
  const kept = device();
  let find: () => Storage | null | undefined = () => kept;
  const tabs = new EventTarget();
  const storage = safeStorage(() => find(), tabs);
  storage.draft = 'mine';
  kept.setItem('draft', 'theirs');
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'draft' }));
  find = gone;
  expect(storage.draft).toBe('theirs');
});

test('works in memory when every access throws', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const broken = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
  const storage = safeStorage(() => broken);
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
  const storage = safeStorage(() => full, tabs);
  storage.list = 'mine';
  storage.draft = 'mine';
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'list' }));
  expect(storage.list).toBe('theirs');
  expect(storage.draft).toBe('mine');
});
