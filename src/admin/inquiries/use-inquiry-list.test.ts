import { expect, test } from 'vitest';
import { INQUIRY_STATUSES, INQUIRY_VIEWS, NEVER_IN_VIEW } from '#contracts/inquiries/list.ts';
import { paramsToSet } from './use-inquiry-list.ts';

test('a status that a view never shows leaves the view, and the view such a status @inquiry.views', () => {
  expect(paramsToSet({ view: 'to-answer' }, 'status', 'quarantined')).toEqual({
    status: 'quarantined',
    view: '',
  });
  expect(paramsToSet({ status: 'quarantined' }, 'view', 'to-answer')).toEqual({
    view: 'to-answer',
    status: '',
  });
  expect(paramsToSet({ view: 'to-answer' }, 'status', 'pending')).toEqual({ status: 'pending' });
  expect(paramsToSet({ status: 'quarantined' }, 'q', 'reed')).toEqual({ q: 'reed' });
});

test('whatever is chosen first and then, no view stands with a status that it never shows @inquiry.views', () => {
  for (const view of INQUIRY_VIEWS) {
    for (const status of INQUIRY_STATUSES) {
      const orders: Record<string, string>[] = [
        { view, ...paramsToSet({ view }, 'status', status) },
        { status, ...paramsToSet({ status }, 'view', view) },
      ];
      for (const next of orders) {
        const both = next.view === view && next.status === status;
        expect(both).toBe(!NEVER_IN_VIEW[view].includes(status));
      }
    }
  }
});
