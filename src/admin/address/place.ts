/**
 * Where somebody is in the admin, and the address that leads there: the view is the fragment, its
 * list and what is open stand in the query (`/admin?q=gold&page=2&item=<id>#rental-items`). Mails
 * link to `/admin?inquiry=<id>`.
 */
import { categoryEndpoints } from '#contracts/catalog/categories.ts';
import { itemEndpoints } from '#contracts/catalog/rental-items.ts';
import { packageEndpoints } from '#contracts/catalog/service-packages.ts';
import type { Schema } from '#contracts/endpoint.ts';
import { activityEndpoints } from '#contracts/history/activity.ts';
import { inquiryEndpoints } from '#contracts/inquiries/list.ts';
import { mediaEndpoints } from '#contracts/media.ts';
import { PAGES } from '#site/paths.ts';
import type { ListParams } from '../data/queries.ts';

/** The four tabs (@admin.tabs). */
export const TABS = ['categories', 'rental-items', 'service-packages', 'contact-leads'] as const;
/** The tabs of the bar: owners have one more, which is no list. */
export const BAR = [...TABS, 'settings'] as const;
/** Pages of the person menu. */
export const MENU_VIEWS = [
  'photos',
  'account',
  'staff',
  'personal-data',
  'activity',
  'status',
] as const;

export type TabView = (typeof TABS)[number];
/** Views whose list has an address. */
export type ListView = TabView | 'activity' | 'photos';
export type MenuView = (typeof MENU_VIEWS)[number];
export type BarView = (typeof BAR)[number];
export type View = BarView | MenuView;

/** Shown where the address names nothing: who opens the admin looks for what has come. */
export const FIRST_VIEW: TabView = 'contact-leads';

/** What opens above a list and can be linked to, by its name in the address. */
const LINKED = {
  inquiry: 'contact-leads',
  /** On a page of its own, like its inquiry; its id is that of `quotePlace`. */
  quote: 'contact-leads',
  item: 'rental-items',
  category: 'categories',
  package: 'service-packages',
  /** In place of the list: a month (`2026-11`), or the week of a day (`2026-11-22`). */
  calendar: 'contact-leads',
  /** Likewise: the stock of a month (`2026-11`), or of three (`2026-11-q`), and which items of it (`stock/place.ts`). */
  stock: 'contact-leads',
  /** Likewise: what goes out and comes back on a day. */
  goods: 'contact-leads',
  /** In place of the overview of the settings. */
  section: 'settings',
} as const satisfies Record<string, BarView>;

/** What only the history remembers: nobody is led to a deletion by a link. */
const UNLINKED = {
  order: 'categories',
  delete: 'categories',
  import: null,
  /** Crop and focal point of an image, by its address. */
  frame: null,
  sites: null,
  /** Scheduling a change of one entity, by kind and id: `item.<id>`. */
  schedule: null,
  /** The list of scheduled changes. */
  scheduled: null,
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

/** @returns the id of a quote in an address: quotes are read by their inquiry */
export function quotePlace(inquiryId: string, quoteId: string): Dialog {
  return { name: 'quote', id: `${inquiryId}.${quoteId}` };
}

/** @returns ids of inquiry and quote in the id of a place */
export function quoteIds(id: string): { inquiryId: string; quoteId: string } {
  const [inquiryId = '', quoteId = ''] = id.split('.');
  return { inquiryId, quoteId };
}

/** Longer than any id: that of the stock holds a search. */
const MAX_ID = 1_000;

const LISTS = {
  categories: categoryEndpoints.list,
  'rental-items': itemEndpoints.list,
  'service-packages': packageEndpoints.list,
  'contact-leads': inquiryEndpoints.list,
  activity: activityEndpoints.list,
  photos: mediaEndpoints.list,
} as const satisfies Record<ListView, object>;

/** Parameters with another name in the address; `category` names an open category there. */
const NAMES: Partial<Record<string, string>> = {
  category: 'in',
  serviceType: 'type',
  deleted: 'trash',
};

/** A list as it is first shown. */
export const FIRST_PAGE: ListParams = { page: 1 };

/** @returns the view that the fragment of an address names */
export function viewNamed(hash: string): View | undefined {
  return [...MENU_VIEWS, ...BAR].find((view) => view === hash.slice(1));
}

/** @returns the parameters of a tab's list: name in the address, name in the endpoint, schema */
function paramsOf(tab: ListView): [string, string, Schema][] {
  const shape: Record<string, Schema> = LISTS[tab].query?.shape ?? {};
  return Object.entries(shape).map(([param, schema]) => [NAMES[param] ?? param, param, schema]);
}

/**
 * @returns the parameters of a tab's list that stand in the query of the address. What the list does
 *   not know is passed over: the server would refuse the whole list for it.
 */
export function listParamsOf(query: URLSearchParams, tab: ListView): ListParams {
  const params: ListParams = { ...FIRST_PAGE };
  for (const [name, param, schema] of paramsOf(tab)) {
    const value = query.get(name) ?? '';
    if (value === '' || !schema.safeParse(value).success) continue;
    params[param] = param === 'page' ? Number(value) : value;
  }
  return params;
}

/** Puts the parameters of a tab's list into the query of an address. */
export function setListParams(query: URLSearchParams, tab: ListView, params: ListParams): void {
  for (const [name, param] of paramsOf(tab)) {
    const value = params[param];
    const isFirst = param === 'page' && value === 1;
    if (value !== undefined && value !== '' && !isFirst) query.set(name, String(value));
  }
}

/** @returns the tab that a dialog belongs to; null: any view */
export function tabOf({ name }: Dialog): BarView | null {
  return { ...LINKED, ...UNLINKED }[name];
}

/** @returns whether the list of this view has an address of its own */
export function hasList(view: View): view is ListView {
  return view in LISTS;
}

/** @returns whether this view is a tab with a list */
export function isTab(view: View): view is TabView {
  return TABS.some((tab) => tab === view);
}

/** What is a page of its own, which Back leaves for the one before. */
const OWN_PAGES = new Set<Dialog['name']>(['section', 'calendar', 'stock', 'goods']);

/** @returns whether what is open is a page of its own, and no dialog above one */
export function isOwnPage(dialog: Dialog | null): boolean {
  return dialog !== null && OWN_PAGES.has(dialog.name);
}

/** @returns whether both are of one kind and thing, or nothing is open in both */
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
  return { view, list: hasList(view) ? listParamsOf(query, view) : FIRST_PAGE, dialog };
}

/** @returns the address of a place, from the root of the site */
export function hrefOf({ view, list, dialog }: Place): string {
  const query = new URLSearchParams();
  if (hasList(view)) setListParams(query, view, list);
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
