import { expect, test } from 'vitest';
import { INQUIRY_STATUSES } from '#contracts/inquiries/list.ts';
import type { TimelineEntryView } from '#contracts/inquiries/work.ts';
import { spamWarning } from './spam-warning.ts';

const spamReasons = ['Many links'];
const cleared = { from: 'quarantined', to: 'pending', undoneAt: null } as TimelineEntryView;

test('what looks like spam says so until staff have judged it @inquiry.spam-warning', () => {
  const warned = INQUIRY_STATUSES.filter(
    (status) => spamWarning({ status, spamReasons, events: [] }).length > 0,
  );
  expect(warned).toEqual(['pending', 'quarantined']);
  expect(spamWarning({ status: 'pending', spamReasons, events: [cleared] })).toEqual([]);
  const undone = { ...cleared, undoneAt: '2026-11-21T12:00:00Z' };
  expect(spamWarning({ status: 'pending', spamReasons, events: [undone] })).toEqual(spamReasons);
});
