import { createRoot } from 'react-dom/client';
import { VIEW_LIST } from '#site/texts/toasts.ts';
import { $wishlistPanel, openWishlist } from '#stores/dialogs.ts';
import { $toast, dismissToast } from '#stores/toasts.ts';
import { HostedToast } from '#ui/Toast.tsx';
import { useStoreValue } from '#ui/use-store.ts';

/** Action of toasts about what the open list shows, too (@wishlist.add). */
const VIEW = { label: VIEW_LIST, run: openWishlist };

/** The current toast (@toast.one). */
function Toaster() {
  const toast = useStoreValue($toast, null);
  const { show } = useStoreValue($wishlistPanel, { show: 'nothing' });
  if (!toast) return null;
  const { isSeenInList, action = isSeenInList && show === 'nothing' ? VIEW : undefined } = toast;
  return <HostedToast toast={{ ...toast, action }} onDismiss={dismissToast} />;
}

/** Called for the first toast. */
export function mountToaster(): void {
  const host = document.querySelector('#toasts');
  if (host) createRoot(host).render(<Toaster />);
}
