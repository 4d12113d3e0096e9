/**
 * The page from the first interaction on: hearts, the wishlist panel, the booking dialog and the
 * notices work. Each of the larger parts is fetched when it is first needed.
 */
import { $notice } from '#stores/notices.ts';
import { $wishlist, addToWishlist, removeFromWishlist } from '#stores/wishlist.ts';
import { heartItem, paintWishlist } from './paint.ts';

/** @param early presses from before this was loaded, in their order */
export function goLive(early: readonly MouseEvent[]): void {
  $wishlist.subscribe(paintWishlist);
  // Islands draw new hearts.
  new MutationObserver(() => paintWishlist($wishlist.get())).observe(document.body, {
    childList: true,
    subtree: true,
  });
  showNotices();
  document.addEventListener('click', press);
  early.forEach(press);
}

function showNotices(): void {
  let mounted = false;
  $notice.subscribe((notice) => {
    if (!notice || mounted) return;
    mounted = true;
    void import('../islands/notices/mount.tsx').then(({ mountToaster }) => mountToaster());
  });
}

/** What each marked element does when it is pressed. */
const ACTIONS: Record<string, (element: HTMLElement) => void> = {
  '[data-heart]': toggleHeart,
  // Choosing a link closes the side menu (spec §2).
  '#menu a': (link) => link.closest<HTMLElement>('[popover]')?.hidePopover(),
};

function press({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  for (const [selector, action] of Object.entries(ACTIONS)) {
    const element = target.closest<HTMLElement>(selector);
    if (element) action(element);
  }
}

/** A heart stands for the item, so it takes the item's lines away whatever their option. */
function toggleHeart(heart: HTMLElement): void {
  const item = heartItem(heart);
  const lines = $wishlist.get().filter((line) => line.id === item.id);
  if (lines.length === 0) addToWishlist({ ...item, option: '' });
  for (const line of lines) removeFromWishlist(line);
}
