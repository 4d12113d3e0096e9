import { expect, test } from 'vitest';
import { readDraft, saveDraft } from './draft.ts';

test("a saved field does not overwrite another tab's fields", () => {
  saveDraft('contact', { name: 'Jordan', phone: '' });
  saveDraft('contact', { phone: '313' });
  expect(readDraft('contact')).toEqual({ name: 'Jordan', phone: '313' });
});

test('an emptied field is removed from the draft', () => {
  saveDraft('contact', { name: 'Jordan', message: 'Doors at six' });
  saveDraft('contact', { name: '' });
  expect(readDraft('contact').name).toBeUndefined();
  expect(readDraft('contact').message).toBe('Doors at six');
});
