import { createRoot } from 'react-dom/client';
import { $wishlistPanel, closeWishlist } from '#stores/dialogs.ts';
import { useStoreValue } from '#ui/use-store.ts';
import { SharedListPanel } from './SharedListPanel.tsx';
import { WishlistPanel } from './WishlistPanel.tsx';

function PanelHost() {
  const state = useStoreValue($wishlistPanel, { show: 'nothing' });
  if (state.show === 'own') {
    const { opening, asksEvent } = state;
    return <WishlistPanel key={opening} asksEvent={asksEvent} onClose={closeWishlist} />;
  }
  if (state.show === 'shared') {
    // A new link remounts the panel.
    const key = JSON.stringify(state.link);
    return <SharedListPanel key={key} link={state.link} onClose={closeWishlist} />;
  }
  return null;
}

/** Called when a list is first opened. */
export function mountWishlist(): void {
  const host = document.querySelector('#wishlist');
  if (host) createRoot(host).render(<PanelHost />);
}
