import { $notice, dismissNotice } from '#stores/notices.ts';
import { HostedToast } from '#ui/HostedToast.tsx';
import { useStoreValue } from '#ui/use-store.ts';

/** The one notice there is (spec §9). It comes with the desk: it also says that nothing comes. */
export function Notices() {
  const notice = useStoreValue($notice, null);
  return notice && <HostedToast notice={notice} onDismiss={dismissNotice} />;
}
