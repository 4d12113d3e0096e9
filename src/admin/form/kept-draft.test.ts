import { beforeEach, expect, test } from 'vitest';
import { storage } from '#stores/storage.ts';
import { draftKey, dropDraft, hasDraft, keepDraft, keptDraft } from './kept-draft.ts';

const EMPTY = { name: '', tags: [] as string[], isActive: true };
const KEY = draftKey('/api/admin/things', '');

beforeEach(() => dropDraft(KEY));

test('a draft comes back as it was kept, and goes when it is dropped', () => {
  const draft = { values: { ...EMPTY, name: 'Linens' }, base: EMPTY, version: 3 };
  keepDraft(KEY, draft);
  expect(hasDraft(KEY)).toBe(true);
  expect(keptDraft(KEY, EMPTY)).toEqual(draft);
  dropDraft(KEY);
  expect(hasDraft(KEY)).toBe(false);
  expect(keptDraft(KEY, EMPTY)).toBeNull();
});

test('what is no draft of this form is passed over', () => {
  for (const text of ['{', 'null', '1', '{}', '{"values":{"name":1},"base":{}}']) {
    storage[KEY] = text;
    expect(keptDraft(KEY, EMPTY)).toBeNull();
  }
  keepDraft<object>(KEY, { values: { ...EMPTY, tags: 'a' }, base: EMPTY, version: 1 });
  expect(keptDraft(KEY, EMPTY)).toBeNull();
});

test('a new thing and each old one have drafts of their own', () => {
  expect(draftKey('/a', '')).not.toBe(draftKey('/a', 'x'));
});
