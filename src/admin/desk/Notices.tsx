import { lazy, Suspense } from 'react';
import { $notice } from '#stores/notices.ts';
import { useStoreValue } from '#ui/use-store.ts';

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }));

/** The one notice there is (spec §9); its code comes with the first. */
export function Notices() {
  const notice = useStoreValue($notice, null);
  return <Suspense>{notice && <Toaster notice={notice} />}</Suspense>;
}
