import { expect, test } from 'vitest';
import { ITEM_PICKER } from './control-texts.ts';
import { hiddenBecause } from './ItemPicker.tsx';

const LIVE = { deletedAt: null, isActive: true, isPublished: true, state: 'live' } as const;

test('a chosen item that visitors do not see says why @settings.hidden-items', () => {
  expect(hiddenBecause(undefined, false)).toBeUndefined();
  expect(hiddenBecause(LIVE, false)).toBeUndefined();
  expect(hiddenBecause({ ...LIVE, state: 'edited' }, false)).toBeUndefined();
  expect(hiddenBecause(undefined, true)).toBe(ITEM_PICKER.gone);
  const deleted = { ...LIVE, deletedAt: '2026-11-01T12:00:00Z', isActive: false };
  expect(hiddenBecause(deleted, false)).toBe(ITEM_PICKER.inTrash);
  expect(hiddenBecause({ ...LIVE, isActive: false, state: 'draft' }, false)).toBe(
    ITEM_PICKER.inactive,
  );
  expect(hiddenBecause({ ...LIVE, isPublished: false, state: 'draft' }, false)).toBe(
    ITEM_PICKER.draft,
  );
  expect(hiddenBecause({ ...LIVE, state: 'draft' }, false)).toBe(ITEM_PICKER.notLive);
});
