import { expect, test } from 'vitest';
import type { TimelineEntryView } from '#contracts/inquiries/work.ts';
import { DECLINE_REASONS } from '#contracts/quotes/quotes.ts';
import { statusProblem } from '#domain/inquiry-status.ts';
import { lostBecause } from './lost-reason.ts';
import { entryTitle } from './work-texts.ts';

const event = (fields: Partial<TimelineEntryView>) =>
  ({ declineReason: null, body: '', from: null, to: null, ...fields }) as TimelineEntryView;
const declined = (declineReason: (typeof DECLINE_REASONS)[number], body = '') =>
  event({ kind: 'quote-declined', declineReason, body, quote: { id: 'q', number: 2 } });

test('a declined request is lost for what its customer said @inquiry.declined', () => {
  expect(lostBecause([declined('price', 'Too much\nfor us')])).toEqual({
    reason: 'price',
    note: 'Too much for us',
  });
  expect(lostBecause([declined('other-shop')])).toEqual({
    reason: 'other',
    note: 'Chose another company',
  });
  expect(lostBecause([declined('plans-changed', 'We eloped')])).toEqual({
    reason: 'other',
    note: 'Plans changed: We eloped',
  });
  expect(lostBecause([declined('other', 'Rain')])).toEqual({ reason: 'other', note: 'Rain' });
  expect(lostBecause([declined('other', 'x'.repeat(4_000))]).note.length).toBeLessThan(4_000);
});

test('whatever the customer chose, the form can be saved, but for a reason that nobody gave', () => {
  for (const reason of DECLINE_REASONS) {
    const lost = lostBecause([declined(reason, reason === 'other' ? 'Rain' : '')]);
    const change = {
      from: 'quoted',
      to: 'lost',
      isQuoted: false,
      wasBooked: false,
      note: lost.note,
    };
    expect(statusProblem({ ...change, reason: lost.reason || undefined })).toBeNull();
  }
});

test('without a decline, and after another quote, nothing is chosen', () => {
  const nothing = { reason: '', note: '' };
  expect(lostBecause([])).toEqual(nothing);
  expect(lostBecause([declined('price'), event({ kind: 'quote-sent' })])).toEqual(nothing);
});

test('the timeline says why a quote was declined @inquiry.declined', () => {
  expect(entryTitle(declined('other-shop'))).toBe('Quote 2 declined (chose another company)');
});
