import { expect, test } from 'vitest';
import { draftKey, dropDraft, keepDraft, keptDraft } from './kept-draft.ts';
import { renewDraft } from './use-kept-dialog.ts';

const KEY = draftKey('payments/payment', 'an-event');

test('a draft keeps what was typed and follows what was saved meanwhile @event.dialogs', () => {
  const base = { cents: '$500.00', note: '', method: '' };
  const values = { ...base, note: 'No. 1042', method: 'check' };
  keepDraft(KEY, { base, values, version: undefined, newId: 'the-same' });
  const today = { ...base, cents: '$250.00', method: 'cash' };
  renewDraft(KEY, today);
  expect(keptDraft(KEY, base)).toEqual({
    base: today,
    values: { cents: '$250.00', note: 'No. 1042', method: 'cash' },
    version: undefined,
    newId: 'the-same',
  });
  dropDraft(KEY);
  renewDraft(KEY, today);
  expect(keptDraft(KEY, base)).toBeNull();
});
