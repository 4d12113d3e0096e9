import { useEffect } from 'react';
import { SITE } from '#site/config.ts';
import { TABS, type View } from '../address/views.ts';

const DESK = `Admin Dashboard - ${SITE.name}`;
const PAGE_NAMES = { account: 'Your account', staff: 'Staff' };

/** @returns `(3) Contact Leads - Admin Dashboard - …`; the number is left out where it is empty */
export function deskTitle(view: View, count: string): string {
  const tab = TABS.find((each) => each.view === view);
  const name = tab?.label ?? (view === 'staff' ? PAGE_NAMES.staff : PAGE_NAMES.account);
  return `${count === '' ? '' : `(${count}) `}${name} - ${DESK}`;
}

/** Names the view in the title of the page, after the number of new requests. */
export function useTitle(view: View, count: string): void {
  const title = deskTitle(view, count);
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = DESK;
    };
  }, [title]);
}
