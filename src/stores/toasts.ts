/** At most one toast is visible (@toast.one); failures and toasts with an action are not replaced. */
import { atom } from 'nanostores';
import type { ToastText } from '#site/toast-text.ts';

/** After dismissal (@toast.duration). */
const TOAST_REMOVAL_DELAY_MS = 1_000_000;
/** After this time a failure counts as seen and can be replaced. */
const SEEN_MS = 2_000;

export interface Toast extends ToastText {
  id: number;
  open: boolean;
  /** Time it was shown, in milliseconds. */
  since: number;
  /** Next toasts, in order. */
  waiting: readonly ToastText[];
}

export const $toast = atom<Toast | null>(null);

let lastId = 0;

/** Shows a toast that must be seen immediately, and the interrupted one afterward; others wait. */
export function notify(text: ToastText): void {
  const current = $toast.get();
  if (!current?.open) {
    show(text, []);
    return;
  }
  const others = current.waiting.filter((each) => mustBeSeen(each) && !isSame(each, text));
  if (!mustBeSeen(current) || isSame(current, text)) show(text, others);
  else if (mustBeSeen(text)) show(text, [textOf(current), ...others]);
  else {
    // A new object, so that a failed load of the component is retried.
    $toast.set({ ...current, waiting: [...others, text] });
    // Undo keeps its full time.
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
 * Removes a toast, shown or waiting, that is no longer true. With an action: only the one with this action.
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
  const waiting = current.waiting.filter((each) => !isMeant(each));
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

/** A toast whose message the list shows can be replaced although it has Undo: the next press is newer. */
function mustBeSeen({ variant, action, isSeenInList }: ToastText): boolean {
  return variant === 'destructive' || (action !== undefined && !isSeenInList);
}

/** Toasts with actions are never equal. */
function isSame(one: ToastText, other: ToastText): boolean {
  const hasWayBack = one.action !== undefined || other.action !== undefined;
  return !hasWayBack && one.title === other.title && one.description === other.description;
}
