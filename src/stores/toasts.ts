/**
 * Toasts (@toast.one): at most one is visible. One that says a failure, or offers a way back, must be
 * seen: it is not lost to what comes meanwhile. A dismissed one stays known for a while, so that its
 * leaving can be shown.
 */
import { atom } from 'nanostores';
import type { ToastText } from '#site/toast-text.ts';

/** Milliseconds that a toast stays (@toast.duration). */
const TOAST_REMOVAL_DELAY_MS = 1_000_000;
/** After this long a failure has been seen, and makes room for what came meanwhile. */
const SEEN_MS = 2_000;

export interface Toast extends ToastText {
  id: number;
  open: boolean;
  /** When it was shown, in milliseconds. */
  since: number;
  /** What is shown when this one has gone, in this order. */
  waiting: readonly ToastText[];
}

export const $toast = atom<Toast | null>(null);

let lastId = 0;

/**
 * Shows a toast. One that must be seen comes at once, so that Undo takes back what was just done, and
 * one that it interrupts comes again after it; any other waits for one that must be seen.
 */
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
    // A new object: where the toasts could not be fetched, that is tried again.
    $toast.set({ ...current, waiting: [...others, text] });
    // A way back keeps its whole time.
    if (current.action) return;
    const rest = current.since + SEEN_MS - Date.now();
    setTimeout(() => dismissToast(current.id), Math.max(0, rest));
  }
}

/** Closes a toast, and shows what waits; after the removal delay the last one is forgotten. */
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

/** Takes back a toast that is no longer so, whether it is shown or waits; any other stays. */
export function withdrawToast(text: ToastText): void {
  withdraw((toast) => isSame(toast, text));
}

/** Takes back what a look at the wishlist says as well. */
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
  const { title, description, variant, isSeenInList, detail, action } = toast;
  return { title, description, variant, isSeenInList, detail, action };
}

function mustBeSeen({ variant, action }: ToastText): boolean {
  return variant === 'destructive' || action !== undefined;
}

/** Two ways back are never the same, whatever they say. */
function isSame(one: ToastText, other: ToastText): boolean {
  const hasWayBack = one.action !== undefined || other.action !== undefined;
  return !hasWayBack && one.title === other.title && one.description === other.description;
}
