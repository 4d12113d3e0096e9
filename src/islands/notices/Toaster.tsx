import { $notice, dismissNotice } from '#stores/notices.ts';
import { HostedToast } from '#ui/HostedToast.tsx';
import { useStoreValue } from '#ui/use-store.ts';

/** Shows the one notice there is (spec §9). */
export function Toaster() {
  const notice = useStoreValue($notice, null);
  return notice && <HostedToast notice={notice} onDismiss={dismissNotice} />;
}
