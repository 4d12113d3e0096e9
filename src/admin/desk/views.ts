/**
 * What the desk shows, by the fragment of its address: reload, back and links work as anywhere.
 */

/** The four tabs of spec §2, exactly. */
export const TABS = [
  { view: 'categories', label: 'Categories' },
  { view: 'rental-items', label: 'Rental Items' },
  { view: 'service-packages', label: 'Service Packages' },
  { view: 'contact-leads', label: 'Contact Leads' },
] as const;

export type TabView = (typeof TABS)[number]['view'];
/** Pages of the person menu. */
export type MenuView = 'account' | 'staff';
export type View = TabView | MenuView;

/**
 * @param hash fragment of the address
 * @param search query: a request that is named there is among the leads
 * @param mayManageStaff whether this person may see the page of the staff
 */
export function viewOf(hash: string, search: string, mayManageStaff: boolean): View {
  const name = hash.slice(1);
  const tab = TABS.find(({ view }) => view === name);
  if (tab) return tab.view;
  if (name === 'account' || (name === 'staff' && mayManageStaff)) return name;
  return new URLSearchParams(search).has('lead') ? 'contact-leads' : TABS[0].view;
}

/** @returns the index that a key leads to from the current tab, or null (WAI-ARIA tabs) */
export function tabAfterKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
