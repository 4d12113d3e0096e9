import { createRoot } from 'react-dom/client';
import { $toast, dismissToast } from '#stores/toasts.ts';
import { HostedToast } from '#ui/Toast.tsx';
import { useStoreValue } from '#ui/use-store.ts';

/** Shows the one toast there is (@toast.one). */
function Toaster() {
  const toast = useStoreValue($toast, null);
  return toast && <HostedToast toast={toast} onDismiss={dismissToast} />;
}

/** Puts the toaster into the page, once, when there is a first toast to show. */
export function mountToaster(): void {
  const host = document.querySelector('#toasts');
  if (host) createRoot(host).render(<Toaster />);
}
