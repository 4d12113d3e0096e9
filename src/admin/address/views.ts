/**
 * The views of the admin: four tabs and the pages of the person menu.
 */
import { VIEW_LABELS } from '../texts/shared.ts';

/** The four tabs (@admin.tabs). */
export const TABS = [
  { view: 'categories', label: VIEW_LABELS.categories },
  { view: 'rental-items', label: VIEW_LABELS['rental-items'] },
  { view: 'service-packages', label: VIEW_LABELS['service-packages'] },
  { view: 'contact-leads', label: VIEW_LABELS['contact-leads'] },
] as const;

export type TabView = (typeof TABS)[number]['view'];
/** Pages of the person menu. */
export const MENU_VIEWS = ['account', 'staff', 'personal-data', 'status'] as const;
export type MenuView = (typeof MENU_VIEWS)[number];
export type View = TabView | MenuView;

/** Shown where the address names nothing: who opens the admin looks for what has come. */
export const FIRST_VIEW: TabView = 'contact-leads';

/**
 * @param hash fragment of the address
 * @returns what it names, or undefined
 */
export function viewNamed(hash: string): View | undefined {
  const name = hash.slice(1);
  return [...MENU_VIEWS, ...TABS.map(({ view }) => view)].find((view) => view === name);
}

/** @returns the index that a key leads to from the current tab, or null (WAI-ARIA tabs) */
export function tabAfterKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
