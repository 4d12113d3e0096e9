import { $notice } from '#stores/notices.ts';
import { useStoreValue } from '#ui/use-store.ts';
import { Toaster } from './Toaster.tsx';

/** The one notice there is (spec §9). It comes with the desk: it also says that nothing comes. */
export function Notices() {
  const notice = useStoreValue($notice, null);
  return notice && <Toaster notice={notice} />;
}
