import { useEffect } from 'react';
import { SITE } from '#site/config.ts';
import { TABS, type MenuView, type View } from '../address/views.ts';

const ADMIN = `Admin Dashboard - ${SITE.name}`;
const PAGE_NAMES: Record<MenuView, string> = {
  account: 'Your account',
  staff: 'Staff',
  'personal-data': 'Personal data',
  status: 'Status',
};
const NAMES: Partial<Record<View, string>> = {
  ...PAGE_NAMES,
  ...Object.fromEntries(TABS.map((tab) => [tab.view, tab.label])),
};

/** @returns `(3) Contact Leads - Admin Dashboard - …`; the number is left out where it is empty */
export function adminTitle(view: View, count: string): string {
  return `${count === '' ? '' : `(${count}) `}${NAMES[view] ?? ''} - ${ADMIN}`;
}

/** Names the view in the title of the page, after the number of new requests. */
export function useTitle(view: View, count: string): void {
  const title = adminTitle(view, count);
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = ADMIN;
    };
  }, [title]);
}
