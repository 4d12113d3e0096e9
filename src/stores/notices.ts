/**
 * Notices (spec §4, §9): at most one is visible. One that says a failure, or offers a way back, must be
 * seen: it is not lost to what comes meanwhile. A dismissed one stays known for a while, so that its
 * leaving can be shown.
 */
import { atom } from 'nanostores';
import type { NoticeText } from '#site/notice-text.ts';

/** Spec §9. */
const NOTICE_REMOVAL_DELAY_MS = 1_000_000;
/** After this long a failure has been seen, and makes room for what came meanwhile. */
const SEEN_MS = 2_000;

export interface Notice extends NoticeText {
  id: number;
  open: boolean;
  /** When it was shown, in milliseconds. */
  since: number;
  /** What is shown when this one has gone, in this order. */
  waiting: readonly NoticeText[];
}

export const $notice = atom<Notice | null>(null);

let lastId = 0;

/**
 * Shows a notice. One that must be seen comes at once, so that Undo takes back what was just done, and
 * one that it interrupts comes again after it; any other waits for one that must be seen.
 */
export function notify(text: NoticeText): void {
  const current = $notice.get();
  if (!current?.open) {
    show(text, []);
    return;
  }
  const others = current.waiting.filter((each) => mustBeSeen(each) && !isSame(each, text));
  if (!mustBeSeen(current) || isSame(current, text)) show(text, others);
  else if (mustBeSeen(text)) show(text, [textOf(current), ...others]);
  else {
    // A new object: where the notices could not be fetched, that is tried again.
    $notice.set({ ...current, waiting: [...others, text] });
    // A way back keeps its whole time.
    if (current.action) return;
    const rest = current.since + SEEN_MS - Date.now();
    setTimeout(() => dismissNotice(current.id), Math.max(0, rest));
  }
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

/** Takes back a notice that is no longer so, whether it is shown or waits; any other stays. */
export function withdrawNotice(text: NoticeText): void {
  withdraw((notice) => isSame(notice, text));
}

/** Takes back what a look at the wishlist says as well. */
export function withdrawSeenInList(): void {
  withdraw(({ isSeenInList = false }) => isSeenInList);
}

function withdraw(isMeant: (notice: NoticeText) => boolean): void {
  const current = $notice.get();
  if (!current?.open) return;
  const waiting = current.waiting.filter((each) => !isMeant(each));
  $notice.set({ ...current, waiting });
  if (isMeant(current)) dismissNotice(current.id);
}

function show(text: NoticeText, waiting: readonly NoticeText[]): void {
  lastId += 1;
  $notice.set({ ...text, id: lastId, open: true, since: Date.now(), waiting });
}

function textOf(notice: Notice): NoticeText {
  const { title, description, variant, isSeenInList, detail, action } = notice;
  return { title, description, variant, isSeenInList, detail, action };
}

function mustBeSeen({ variant, action }: NoticeText): boolean {
  return variant === 'destructive' || action !== undefined;
}

/** Two ways back are never the same, whatever they say. */
function isSame(one: NoticeText, other: NoticeText): boolean {
  const hasWayBack = one.action !== undefined || other.action !== undefined;
  return !hasWayBack && one.title === other.title && one.description === other.description;
}
