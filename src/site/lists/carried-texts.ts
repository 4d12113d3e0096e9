/** For a browser that stores nothing (@wishlist.no-storage); apart from `TOASTS`, because few visitors need it. */
import { info } from '../toast-text.ts';

export const notKept =
  'Your browser doesn’t keep your list. It goes with you from page to page; copy its link before you leave our site.';

/**
 * For items of a carried list that the shop no longer has (@wishlist.carried).
 * @param gone items with their quantities
 */
export const carriedGone = (gone: readonly string[]) => ({
  ...info('Wishlist Updated', `No longer available: ${gone.join(', ')}.`),
  detail: 'Ask us about it, and we’ll suggest something similar.',
});
