/** At most one toast is visible (@toast.one); failures and toasts with an action are not replaced. */
import { atom } from 'nanostores';
import type { ToastText } from '#site/toast-text.ts';

/** Time from dismissal until the toast is removed (@toast.duration). */
const TOAST_REMOVAL_DELAY_MS = 1_000_000;
/** After this time a failure counts as seen, and a waiting toast replaces it. */
const SEEN_MS = 2_000;

export interface Toast extends ToastText {
  id: number;
  open: boolean;
  /** When it was shown, in epoch milliseconds. */
  since: number;
  /** Toasts that follow, in order. */
  waiting: readonly ToastText[];
}

export const $toast = atom<Toast | null>(null);

let lastId = 0;

/**
 * Shows a toast. While one that must be seen is open, only another of that kind interrupts it, after which the first
 * returns; others wait.
 */
export function notify(text: ToastText): void {
  const current = $toast.get();
  if (!current?.open) {
    show(text, []);
    return;
  }
  const others = current.waiting.filter((toast) => mustBeSeen(toast) && !isSame(toast, text));
  if (!mustBeSeen(current) || isSame(current, text)) show(text, others);
  else if (mustBeSeen(text)) show(text, [textOf(current), ...others]);
  else {
    // A new object, so that a failed load of the component is retried.
    $toast.set({ ...current, waiting: [...others, text] });
    // A toast with an action keeps its full time.
    if (current.action) return;
    const rest = current.since + SEEN_MS - Date.now();
    setTimeout(() => dismissToast(current.id), Math.max(0, rest));
  }
}

/** Closes a toast and shows the next; the last one is removed after the delay. */
export function dismissToast(id: number): void {
  const toast = $toast.get();
  if (toast?.id !== id || !toast.open) return;
  const [next, ...later] = toast.waiting;
  if (next) {
    show(next, later);
    return;
  }
  $toast.set({ ...toast, open: false });
  setTimeout(() => {
    if ($toast.get()?.id === id) $toast.set(null);
  }, TOAST_REMOVAL_DELAY_MS);
}

/**
 * Removes a toast, shown or waiting, that is no longer true. A text with an action means only the toast with that
 * action.
 */
export function withdrawToast(text: ToastText): void {
  const { action } = text;
  withdraw((toast) => (action ? toast.action === action : isSame(toast, text)));
}

/** Removes toasts whose message the open wishlist already shows. */
export function withdrawSeenInList(): void {
  withdraw(({ isSeenInList = false }) => isSeenInList);
}

function withdraw(isMeant: (toast: ToastText) => boolean): void {
  const current = $toast.get();
  if (!current?.open) return;
  const waiting = current.waiting.filter((toast) => !isMeant(toast));
  $toast.set({ ...current, waiting });
  if (isMeant(current)) dismissToast(current.id);
}

function show(text: ToastText, waiting: readonly ToastText[]): void {
  lastId += 1;
  $toast.set({ ...text, id: lastId, open: true, since: Date.now(), waiting });
}

function textOf(toast: Toast): ToastText {
  const { title, description, variant, isSeenInList, detail, code, action } = toast;
  return { title, description, variant, isSeenInList, detail, code, action };
}

/**
 * Failures and toasts with an action; but what the open list shows too may be replaced, because the next press is
 * newer.
 */
function mustBeSeen({ variant, action, isSeenInList }: ToastText): boolean {
  return variant === 'destructive' || (action !== undefined && !isSeenInList);
}

/** Toasts with actions are never equal. */
function isSame(toast: ToastText, other: ToastText): boolean {
  const hasAction = toast.action !== undefined || other.action !== undefined;
  return !hasAction && toast.title === other.title && toast.description === other.description;
}
