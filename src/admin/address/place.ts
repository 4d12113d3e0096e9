/**
 * Where somebody is in the admin, and the address that leads there: the view is the fragment, its
 * list and what is open stand in the query (`/admin?q=gold&page=2&item=<id>#rental-items`). Mails
 * link to `/admin?inquiry=<id>`.
 */
import { PAGES } from '#site/paths.ts';
import type { ListParams } from '../data/queries.ts';
import { FIRST_PAGE, listParamsOf, setListParams } from './list-params.ts';
import { FIRST_VIEW, TABS, viewNamed, type TabView, type View } from './views.ts';

/** What opens above a list and can be linked to, by its name in the address. */
const LINKED = {
  inquiry: 'contact-leads',
  item: 'rental-items',
  category: 'categories',
  package: 'service-packages',
} as const satisfies Record<string, TabView>;

/** What only the history remembers: nobody is led to a deletion by a link. */
const UNLINKED = {
  order: 'categories',
  delete: 'categories',
  sites: null,
} as const satisfies Record<string, TabView | null>;

export type LinkedName = keyof typeof LINKED;
type DialogName = LinkedName | keyof typeof UNLINKED;

/** `id` of something that is made anew. */
export const NEW = 'new';

/** What is open above a view. */
export interface Dialog {
  name: DialogName;
  /** What it is about; `NEW` for a new thing, empty where it is about nothing. */
  id: string;
}

export interface Place {
  view: View;
  /** How the list of the tab is shown; on other pages as a list is first shown. */
  list: ListParams;
  dialog: Dialog | null;
}

/** Longer than any id. */
const MAX_ID = 100;

/** @returns the tab that a dialog belongs to; null: any view */
export function tabOf({ name }: Dialog): TabView | null {
  return { ...LINKED, ...UNLINKED }[name];
}

/** @returns whether the list of this view has an address of its own */
export function isTab(view: View): view is TabView {
  return TABS.some((tab) => tab.view === view);
}

export function isSameDialog(one: Dialog | null, other: Dialog | null): boolean {
  return one?.name === other?.name && one?.id === other?.id;
}

/**
 * Reads an address. Whatever it does not know is passed over.
 * @param address query and fragment, as `location` has them
 * @param unlinked what the entry of the history says is open
 */
export function placeOf(address: { search: string; hash: string }, unlinked?: unknown): Place {
  const query = new URLSearchParams(address.search);
  const names = Object.keys(LINKED) as LinkedName[];
  const linked = names
    .map((name): Dialog => ({ name, id: query.get(name) ?? '' }))
    .filter(({ id }) => id !== '' && id.length <= MAX_ID);
  const named = viewNamed(address.hash);
  const [first] = linked;
  const view = named ?? (first && tabOf(first)) ?? FIRST_VIEW;
  const dialog = linked.find((each) => tabOf(each) === view) ?? dialogIn(unlinked, view);
  return { view, list: isTab(view) ? listParamsOf(query, view) : FIRST_PAGE, dialog };
}

/** @returns the address of a place, from the root of the site */
export function hrefOf({ view, list, dialog }: Place): string {
  const query = new URLSearchParams();
  if (isTab(view)) setListParams(query, view, list);
  if (dialog && dialog.name in LINKED) query.set(dialog.name, dialog.id);
  return `${PAGES.admin}${query.size === 0 ? '' : `?${query}`}#${view}`;
}

/** @returns what an entry of the history must remember, because its address does not say it */
export function unlinkedOf({ dialog }: Place): Dialog | null {
  return dialog && dialog.name in UNLINKED ? dialog : null;
}

function dialogIn(value: unknown, view: View): Dialog | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, id } = { name: null, id: null, ...value };
  if (typeof name !== 'string' || typeof id !== 'string' || !Object.hasOwn(UNLINKED, name))
    return null;
  const dialog: Dialog = { name, id };
  const tab = tabOf(dialog);
  return tab === null || tab === view ? dialog : null;
}
