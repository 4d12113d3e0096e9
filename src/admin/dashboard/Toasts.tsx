import { $toast, dismissToast } from '#stores/toasts.ts';
import { HostedToast } from '#ui/HostedToast.tsx';
import { useStoreValue } from '#ui/use-store.ts';

/** The one toast there is (@toast.one). It comes with the admin: it also says that nothing comes. */
export function Toasts() {
  const toast = useStoreValue($toast, null);
  return toast && <HostedToast toast={toast} onDismiss={dismissToast} />;
}
