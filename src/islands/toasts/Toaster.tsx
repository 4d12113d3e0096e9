import { $toast, dismissToast } from '#stores/toasts.ts';
import { HostedToast } from '#ui/HostedToast.tsx';
import { useStoreValue } from '#ui/use-store.ts';

/** Shows the one toast there is (@toast.one). */
export function Toaster() {
  const toast = useStoreValue($toast, null);
  return toast && <HostedToast toast={toast} onDismiss={dismissToast} />;
}
