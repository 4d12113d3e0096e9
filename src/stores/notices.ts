/**
 * Notices (spec §4, §9): at most one is visible. A dismissed one stays known for a while, so that
 * its leaving can be shown.
 */
import { atom } from 'nanostores';
import type { NoticeText } from '#site/notice-text.ts';

/** Spec §9. */
const NOTICE_REMOVAL_DELAY_MS = 1_000_000;

export interface Notice extends NoticeText {
  id: number;
  open: boolean;
}

export const $notice = atom<Notice | null>(null);

let lastId = 0;

/** Shows a notice in place of the one that is visible. */
export function notify(text: NoticeText): void {
  lastId += 1;
  $notice.set({ ...text, id: lastId, open: true });
}

/** Closes a notice; after the removal delay it is forgotten. */
export function dismissNotice(id: number): void {
  const notice = $notice.get();
  if (notice?.id !== id) return;
  $notice.set({ ...notice, open: false });
  setTimeout(() => {
    if ($notice.get()?.id === id) $notice.set(null);
  }, NOTICE_REMOVAL_DELAY_MS);
}
