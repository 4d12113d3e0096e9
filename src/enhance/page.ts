/**
 * What every page starts with, without React: the badge and the hearts show the stored list,
 * hearts can be pressed, broken pictures are replaced, and the first notice fetches the toaster.
 */
import { $notice } from '#stores/notices.ts';
import { $wishlist } from '#stores/wishlist.ts';
import { closeMenuOnChoice } from './menu.ts';
import { replaceBrokenImages } from './broken-image.ts';
import { handleHearts, paintWishlist } from './wishlist-paint.ts';

handleHearts();
replaceBrokenImages();
closeMenuOnChoice();
$wishlist.subscribe(paintWishlist);

const stopWaiting = $notice.listen(() => {
  stopWaiting();
  void import('../islands/notices/mount.tsx').then(({ mountToaster }) => mountToaster());
});
