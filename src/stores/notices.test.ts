import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOTICES } from '#site/notices.ts';
import { $notice, dismissNotice, notify } from './notices.ts';

beforeEach(() => {
  vi.useFakeTimers();
  $notice.set(null);
});
afterEach(() => {
  vi.useRealTimers();
});

test('a notice takes the place of the one before', () => {
  notify(NOTICES.quoteFailed);
  notify(NOTICES.quoteSent);
  expect($notice.get()).toMatchObject({ ...NOTICES.quoteSent, open: true });
});

test('a dismissed notice is closed at once and forgotten after 1,000,000 ms', () => {
  notify(NOTICES.quoteSent);
  dismissNotice($notice.get()?.id ?? 0);
  expect($notice.get()).toMatchObject({ ...NOTICES.quoteSent, open: false });
  vi.advanceTimersByTime(999_999);
  expect($notice.get()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect($notice.get()).toBeNull();
});

test('a notice that came meanwhile is neither closed nor forgotten with the one before', () => {
  notify(NOTICES.quoteFailed);
  const before = $notice.get()?.id ?? 0;
  dismissNotice(before);
  notify(NOTICES.quoteSent);
  dismissNotice(before);
  vi.advanceTimersByTime(1_000_000);
  expect($notice.get()).toMatchObject({ ...NOTICES.quoteSent, open: true });
});
