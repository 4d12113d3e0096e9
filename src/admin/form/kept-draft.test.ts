import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '#domain/uuid.ts';
import { storage } from '#stores/storage.ts';
import { draftKey, dropDraft, hasDraft, keepDraft, keptDraft, watchDraft } from './kept-draft.ts';

const EMPTY = { name: '', tags: [] as string[], isActive: true };
const KEY = draftKey('/api/admin/things', '');

beforeEach(() => dropDraft(KEY));
afterEach(() => vi.unstubAllGlobals());

test('a draft comes back as it was kept, and goes when it is dropped', () => {
  const draft = { values: { ...EMPTY, name: 'Linens' }, base: EMPTY, version: 3, newId: 'x' };
  keepDraft(KEY, draft);
  expect(hasDraft(KEY)).toBe(true);
  expect(keptDraft(KEY, EMPTY)).toEqual(draft);
  dropDraft(KEY);
  expect(hasDraft(KEY)).toBe(false);
  expect(keptDraft(KEY, EMPTY)).toBeNull();
});

test('a field that is null until somebody types comes back as it was typed, and as null @event.dialogs', () => {
  const empty = { message: null as string | null, image: null as object | null, note: '' };
  const values = { message: 'Hello Ada', image: { url: '/a.png' }, note: '' };
  const draft = { values, base: empty, version: undefined, newId: 'x' };
  keepDraft(KEY, draft);
  expect(keptDraft(KEY, empty)).toEqual(draft);
  keepDraft(KEY, { ...draft, values: empty, base: values });
  expect(keptDraft(KEY, values)?.values).toEqual(empty);
  keepDraft<object>(KEY, { ...draft, values: { message: 'Hello Ada', image: null } });
  expect(keptDraft(KEY, empty)).toBeNull();
});

test('what is no draft of this form is passed over', () => {
  for (const text of ['{', 'null', '1', '{}', '{"values":{"name":1},"base":{}}']) {
    storage[KEY] = text;
    expect(keptDraft(KEY, EMPTY)).toBeNull();
  }
  keepDraft<object>(KEY, {
    values: { ...EMPTY, tags: 'a' },
    base: EMPTY,
    version: 1,
    newId: undefined,
  });
  expect(keptDraft(KEY, EMPTY)).toBeNull();
});

test('a new thing and each old one have drafts of their own', () => {
  expect(draftKey('/a', '')).not.toBe(draftKey('/a', 'x'));
});

test('what another tab writes of the same thing is told, with what it was before', () => {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  const wrote = (key: string, oldValue: object | null, newValue: object | null) => {
    const text = (value: object | null) => value && JSON.stringify(value);
    const change = { key, oldValue: text(oldValue), newValue: text(newValue) };
    window.dispatchEvent(Object.assign(new Event('storage'), change));
  };
  const draft = (name: string) => ({
    values: { ...EMPTY, name },
    base: EMPTY,
    version: 3,
    newId: 'x',
  });
  const told: [string, string][] = [];
  const end = watchDraft(KEY, EMPTY, ({ values }, before) => told.push([before.name, values.name]));
  wrote(KEY, null, draft('Lin'));
  wrote(KEY, draft('Lin'), draft('Linens'));
  // Another thing; saved there; no draft of this form.
  wrote(draftKey('/api/admin/things', 'x'), null, draft('Tents'));
  wrote(KEY, draft('Linens'), null);
  wrote(KEY, null, { values: 1 });
  end();
  wrote(KEY, null, draft('Chairs'));
  expect(told).toEqual([
    ['', 'Lin'],
    ['Lin', 'Linens'],
  ]);
});

test('an id of a new thing is a random UUID', () => {
  const ids = Array.from({ length: 50 }, newId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
});
