import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOTICES } from '#site/notices.ts';
import { $notice, dismissNotice, notify } from './notices.ts';
import { openWishlist } from './wishlist-panel.ts';

beforeEach(() => {
  vi.useFakeTimers();
  $notice.set(null);
});
afterEach(() => {
  vi.useRealTimers();
});

const dismiss = () => dismissNotice($notice.get()?.id ?? 0);
const removal = (name: string) => ({
  ...NOTICES.itemRemoved(name),
  action: { label: 'Undo', run: () => undefined },
});

test('a notice takes the place of the one before', () => {
  notify(NOTICES.linkCopied);
  notify(NOTICES.quoteSent);
  expect($notice.get()).toMatchObject({ ...NOTICES.quoteSent, open: true });
  dismiss();
  expect($notice.get()).toMatchObject({ ...NOTICES.quoteSent, open: false });
});

test('what the wishlist shows is not said beside it, a way back and a failure are', () => {
  for (const told of [NOTICES.itemAdded('Chair'), NOTICES.itemIncreased('Chair')]) {
    notify(told);
    openWishlist();
    expect($notice.get()).toMatchObject({ open: false });
    for (const kept of [removal('Chair'), NOTICES.wishlistFull]) {
      notify(kept);
      notify(told);
      openWishlist();
      expect($notice.get()).toMatchObject({ title: kept.title, open: true, waiting: [] });
      dismiss();
    }
  }
  notify(NOTICES.listAlreadyThere);
  openWishlist();
  expect($notice.get()).toMatchObject({ ...NOTICES.listAlreadyThere, open: true });
});

test.each([
  ['a failure', NOTICES.quoteFailed],
  ['a way back', removal('Chair')],
])('%s is not replaced before it has gone; what came meanwhile follows', (_, first) => {
  notify(first);
  notify(NOTICES.itemAdded('Tent'));
  notify(NOTICES.quoteSent);
  expect($notice.get()).toMatchObject({ title: first.title, open: true });
  dismiss();
  // Of what need not be seen, only the last is news.
  expect($notice.get()).toMatchObject({ ...NOTICES.quoteSent, open: true });
  dismiss();
  expect($notice.get()).toMatchObject({ open: false });
});

test('the last way back is offered first, and those before it follow', () => {
  for (const name of ['Chair', 'Tent', 'Rug']) notify(removal(name));
  for (const name of ['Rug', 'Tent', 'Chair']) {
    expect($notice.get()).toMatchObject({ ...NOTICES.itemRemoved(name), open: true });
    dismiss();
  }
  expect($notice.get()).toMatchObject({ open: false });
});

test('a failure makes room for what came meanwhile after 2 seconds, a way back does not', () => {
  notify(NOTICES.quoteFailed);
  vi.advanceTimersByTime(1_500);
  notify(NOTICES.quoteSent);
  vi.advanceTimersByTime(499);
  expect($notice.get()).toMatchObject({ ...NOTICES.quoteFailed, open: true });
  vi.advanceTimersByTime(1);
  expect($notice.get()).toMatchObject({ ...NOTICES.quoteSent, open: true });
  notify(removal('Chair'));
  notify(NOTICES.linkCopied);
  vi.advanceTimersByTime(10_000);
  expect($notice.get()).toMatchObject({ ...NOTICES.itemRemoved('Chair'), open: true });
});

test('the same failure again begins anew, and is not said twice', () => {
  notify(NOTICES.quoteFieldsMissing);
  const before = $notice.get()?.id;
  notify(NOTICES.quoteFieldsMissing);
  expect($notice.get()?.id).not.toBe(before);
  dismiss();
  expect($notice.get()).toMatchObject({ open: false });
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
