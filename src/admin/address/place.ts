/**
 * A place in the admin, and its address: the view is the fragment; list and open dialog are in the
 * query (`/admin?q=gold&page=2&item=<id>#rental-items`). Mails link to `/admin?inquiry=<id>`.
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
/** Entries of the bar: the tabs, and for owners the settings, which have no list. */
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

/** The default view: staff open the admin for new requests. */
export const FIRST_VIEW: TabView = 'contact-leads';

/** Dialogs and pages with an address, by name, with their tab. */
const LINKED = {
  inquiry: 'contact-leads',
  /** A page of its own, like its inquiry; its id is that of `quotePlace`. */
  quote: 'contact-leads',
  item: 'rental-items',
  category: 'categories',
  package: 'service-packages',
  /** Replaces the list: a month (`2026-11`), or the week of a day (`2026-11-22`). */
  calendar: 'contact-leads',
  /**
   * Replaces the list: the stock of a month (`2026-11`) or three (`2026-11-q`), with a search
   * (`stock/place.ts`).
   */
  stock: 'contact-leads',
  /** Replaces the list: deliveries and pickups of a day. */
  goods: 'contact-leads',
  /** Replaces the overview of the settings. */
  section: 'settings',
} as const satisfies Record<string, BarView>;

/** Dialogs only in the history, without an address: no link may lead to a deletion. */
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

/** `id` of a dialog that creates something. */
export const NEW = 'new';

/** A dialog or page above a view. */
export interface Dialog {
  name: DialogName;
  /** Id of the open entity, `NEW`, or empty. */
  id: string;
}

export interface Place {
  view: View;
  /** Parameters of the tab's list; for other views the default. */
  list: ListParams;
  dialog: Dialog | null;
}

/** @returns the page of a quote; its id contains the inquiry's too, by which quotes are read */
export function quotePlace(inquiryId: string, quoteId: string): Dialog {
  return { name: 'quote', id: `${inquiryId}.${quoteId}` };
}

/** @param id of the page of a quote */
export function quoteIds(id: string): { inquiryId: string; quoteId: string } {
  const [inquiryId = '', quoteId = ''] = id.split('.');
  return { inquiryId, quoteId };
}

/** Longer than any id; the stock's contains a search. */
const MAX_ID = 1_000;

const LISTS = {
  categories: categoryEndpoints.list,
  'rental-items': itemEndpoints.list,
  'service-packages': packageEndpoints.list,
  'contact-leads': inquiryEndpoints.list,
  activity: activityEndpoints.list,
  photos: mediaEndpoints.list,
} as const satisfies Record<ListView, object>;

/** Names in the address that differ from the endpoint's; `category=` in the address opens a category. */
const NAMES: Partial<Record<string, string>> = {
  category: 'in',
  serviceType: 'type',
  deleted: 'trash',
};

/** Default parameters of a list. */
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
 * @returns the list's parameters in an address. Invalid ones are ignored, because the server would
 *   refuse the request.
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

/** Sets the list's parameters in the query of an address. */
export function setListParams(query: URLSearchParams, tab: ListView, params: ListParams): void {
  for (const [name, param] of paramsOf(tab)) {
    const value = params[param];
    const isFirst = param === 'page' && value === 1;
    if (value !== undefined && value !== '' && !isFirst) query.set(name, String(value));
  }
}

/** @returns the dialog's tab; null if it can be above any view */
export function tabOf({ name }: Dialog): BarView | null {
  return { ...LINKED, ...UNLINKED }[name];
}

/** @returns whether the view's list has an address */
export function hasList(view: View): view is ListView {
  return view in LISTS;
}

/**
 * Pages that replace what is shown, like a link to another page. All others lie above a list and close back to it:
 * dialogs, and the pages of a request and a quote.
 */
const OWN_PAGES = new Set<Dialog['name']>(['section', 'calendar', 'stock', 'goods']);

/** @returns whether it replaces what is shown, instead of lying above a list */
export function isOwnPage(dialog: Dialog | null): boolean {
  return dialog !== null && OWN_PAGES.has(dialog.name);
}

/** @returns whether both are the same dialog, or none */
export function isSameDialog(one: Dialog | null, other: Dialog | null): boolean {
  return one?.name === other?.name && one?.id === other?.id;
}

/**
 * Reads an address; unknown parts are ignored.
 * @param address query and fragment, as in `location`
 * @param unlinked dialog in the history's entry
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
  const dialog = linked.find((link) => tabOf(link) === view) ?? dialogIn(unlinked, view);
  return { view, list: hasList(view) ? listParamsOf(query, view) : FIRST_PAGE, dialog };
}

/** @returns the path of a place */
export function hrefOf({ view, list, dialog }: Place): string {
  const query = new URLSearchParams();
  if (hasList(view)) setListParams(query, view, list);
  if (dialog && dialog.name in LINKED) query.set(dialog.name, dialog.id);
  return `${PAGES.admin}${query.size === 0 ? '' : `?${query}`}#${view}`;
}

/** @returns the dialog to store in the history's entry, because the address does not contain it */
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
