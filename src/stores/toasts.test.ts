import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOASTS } from '#site/texts/toasts.ts';
import { openWishlist } from './dialogs.ts';
import { $toast, dismissToast, notify } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  $toast.set(null);
});
afterEach(() => {
  vi.useRealTimers();
});

const dismiss = () => dismissToast($toast.get()?.id ?? 0);
const removal = (name: string) => ({
  ...TOASTS.itemRemoved(name),
  action: { label: 'Undo', run: () => undefined },
});

test('a toast replaces the previous one', () => {
  notify(TOASTS.linkCopied);
  notify(TOASTS.quoteSent);
  expect($toast.get()).toMatchObject({ ...TOASTS.quoteSent, open: true });
  dismiss();
  expect($toast.get()).toMatchObject({ ...TOASTS.quoteSent, open: false });
});

test('the open wishlist hides toasts that it shows itself, except undo and failures', () => {
  for (const told of [TOASTS.itemAdded('Chair'), TOASTS.itemIncreased('Chair', 2)]) {
    notify(told);
    openWishlist();
    expect($toast.get()).toMatchObject({ open: false });
    for (const kept of [removal('Chair'), TOASTS.wishlistFull]) {
      notify(kept);
      notify(told);
      openWishlist();
      expect($toast.get()).toMatchObject({ title: kept.title, open: true, waiting: [] });
      dismiss();
    }
  }
  notify(TOASTS.listAlreadyThere);
  openWishlist();
  expect($toast.get()).toMatchObject({ ...TOASTS.listAlreadyThere, open: true });
});

test('an increase can be undone, and the next press replaces it: none says an old number @wishlist.increase-undo', () => {
  const increase = (pieces: number) => ({
    ...TOASTS.itemIncreased('Chair', pieces),
    action: { label: 'Undo', run: () => undefined },
  });
  notify(increase(2));
  notify(increase(3));
  expect($toast.get()).toMatchObject({ detail: 'You now have 3 on your list.', waiting: [] });
  notify(TOASTS.itemAdded('Tent'));
  expect($toast.get()).toMatchObject({ ...TOASTS.itemAdded('Tent'), open: true, waiting: [] });
});

test.each([
  ['a failure', TOASTS.quoteFailed],
  ['a way back', removal('Chair')],
])('%s is not replaced; later toasts follow it', (_, first) => {
  notify(first);
  notify(TOASTS.itemAdded('Tent'));
  notify(TOASTS.quoteSent);
  expect($toast.get()).toMatchObject({ title: first.title, open: true });
  dismiss();
  // Of toasts that may be missed, only the last is kept.
  expect($toast.get()).toMatchObject({ ...TOASTS.quoteSent, open: true });
  dismiss();
  expect($toast.get()).toMatchObject({ open: false });
});

test('the last undo is shown first, earlier ones follow', () => {
  for (const name of ['Chair', 'Tent', 'Rug']) notify(removal(name));
  for (const name of ['Rug', 'Tent', 'Chair']) {
    expect($toast.get()).toMatchObject({ ...TOASTS.itemRemoved(name), open: true });
    dismiss();
  }
  expect($toast.get()).toMatchObject({ open: false });
});

test('a failure gives way after 2 seconds, an undo does not @toast.one', () => {
  notify(TOASTS.quoteFailed);
  vi.advanceTimersByTime(1_500);
  notify(TOASTS.quoteSent);
  vi.advanceTimersByTime(499);
  expect($toast.get()).toMatchObject({ ...TOASTS.quoteFailed, open: true });
  vi.advanceTimersByTime(1);
  expect($toast.get()).toMatchObject({ ...TOASTS.quoteSent, open: true });
  notify(removal('Chair'));
  notify(TOASTS.linkCopied);
  vi.advanceTimersByTime(10_000);
  expect($toast.get()).toMatchObject({ ...TOASTS.itemRemoved('Chair'), open: true });
});

test('a repeated failure restarts its time and is shown once', () => {
  notify(TOASTS.quoteFieldsMissing);
  const before = $toast.get()?.id;
  notify(TOASTS.quoteFieldsMissing);
  expect($toast.get()?.id).not.toBe(before);
  dismiss();
  expect($toast.get()).toMatchObject({ open: false });
});

test('a dismissed toast is closed at once and forgotten after 1,000,000 ms @toast.forgotten', () => {
  notify(TOASTS.quoteSent);
  dismissToast($toast.get()?.id ?? 0);
  expect($toast.get()).toMatchObject({ ...TOASTS.quoteSent, open: false });
  vi.advanceTimersByTime(999_999);
  expect($toast.get()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect($toast.get()).toBeNull();
});

test('closing a toast does not close or remove its successor', () => {
  notify(TOASTS.quoteFailed);
  const before = $toast.get()?.id ?? 0;
  dismissToast(before);
  notify(TOASTS.quoteSent);
  dismissToast(before);
  vi.advanceTimersByTime(1_000_000);
  expect($toast.get()).toMatchObject({ ...TOASTS.quoteSent, open: true });
});
