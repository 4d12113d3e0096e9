/**
 * Notices (spec §4, §9): at most one is visible. One that says a failure, or offers a way back, is not
 * replaced before it has had its time; what comes meanwhile waits. A dismissed one stays known for a
 * while, so that its leaving can be shown.
 */
import { atom } from 'nanostores';
import type { NoticeText } from '#site/notice-text.ts';

/** Spec §9. */
const NOTICE_REMOVAL_DELAY_MS = 1_000_000;

export interface Notice extends NoticeText {
  id: number;
  open: boolean;
  /** What is shown when this one has gone, in this order. */
  waiting: readonly NoticeText[];
}

export const $notice = atom<Notice | null>(null);

let lastId = 0;

/** Shows a notice: at once, or after one that must be seen. */
export function notify(text: NoticeText): void {
  const current = $notice.get();
  if (!current?.open || !mustBeSeen(current) || isSame(current, text)) {
    show(text, current?.open ? current.waiting : []);
    return;
  }
  const others = current.waiting.filter((each) => mustBeSeen(each) && !isSame(each, text));
  // A new object: where the notices could not be fetched, that is tried again.
  $notice.set({ ...current, waiting: [...others, text] });
}

/** Closes a notice, and shows what waits; after the removal delay the last one is forgotten. */
export function dismissNotice(id: number): void {
  const notice = $notice.get();
  if (notice?.id !== id || !notice.open) return;
  const [next, ...later] = notice.waiting;
  if (next) {
    show(next, later);
    return;
  }
  $notice.set({ ...notice, open: false });
  setTimeout(() => {
    if ($notice.get()?.id === id) $notice.set(null);
  }, NOTICE_REMOVAL_DELAY_MS);
}

function show(text: NoticeText, waiting: readonly NoticeText[]): void {
  lastId += 1;
  $notice.set({ ...text, id: lastId, open: true, waiting });
}

function mustBeSeen({ variant, action }: NoticeText): boolean {
  return variant === 'destructive' || action !== undefined;
}

/** Two ways back are never the same, whatever they say. */
function isSame(one: NoticeText, other: NoticeText): boolean {
  const hasWayBack = one.action !== undefined || other.action !== undefined;
  return !hasWayBack && one.title === other.title && one.description === other.description;
}
