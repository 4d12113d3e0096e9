/** What is known of a run: what should be in the list and in the fields, and what happened so far. */
import { placeOf } from '#admin/address/place.ts';
import { PAGES } from '#site/paths.ts';
import type { Change, Line, List } from './model.ts';
import type { Screen } from './screen.ts';
import type { Tab, ViewportName } from './session.ts';
import type { StorageState } from './storage.ts';

/** What belongs to one tab. */
export interface TabWorld {
  tab: Tab;
  screen: Screen;
  viewport: ViewportName;
  /** What was typed into this document, by field. */
  typed: Map<string, string>;
  /** Fields that were filled from the device, and not touched since: they follow what is entered in other tabs. */
  prefilled: Set<string>;
  /** What was typed into the same fields in other tabs meanwhile, where they follow: in the admin each does. */
  typedElsewhere: Map<string, Set<string>>;
  /** What the fields held in each entry of the history: coming back, the browser fills in what it saved at some moment. */
  left: Map<string, Set<string>>;
  /** What was done in this document and can be taken back. */
  changes: Change[];
  /** The quantity whose field holds what is none, as it was before: left so, it comes back. */
  unsettled: { name: string; quantity: number } | null;
  /** How many pieces the product's field held when it was left last: where it holds no number, these are added. */
  pieces: number;
  /** Whether anything had the focus when a dialog opened: else closing it gives none back. */
  hadFocus: boolean;
  /** Whether nobody has touched this document yet: what keeps the focus comes with the first touch. */
  isFresh: boolean;
  /** Entries of one document by the first of them: going from one to the other leaves its fields as they are. */
  family: Map<string, string>;
  /** Entries of the history that links have made which were opened in their page, and are used up. */
  linked: Set<string>;
  /** Entries of the history in which something was searched for. */
  searched: Set<string>;
  /** What the open dialog was opened for. */
  opened: string;
}

export interface World {
  role: 'visitor' | 'staff';
  tabs: TabWorld[];
  current: number;
  /** The wishlist, as it should be. */
  list: List;
  /** Lines that were in the list, or may be by a heart that was seen. */
  met: Line[];
  /** What was typed and not sent, by field: a form that is opened again holds it. */
  drafts: Map<string, string>;
  /** What the fields that all forms share have held, in any form and tab. */
  sharedValues: Set<string>;
  offline: boolean;
  /** Number of the last step without a connection: what it broke may be told a little later. */
  lastOffline: number;
  /** What has become of the browser's storages. */
  storage: StorageState;
  step: number;
}

/** @returns the tab that is looked at */
export function currentTab({ tabs, current }: World): TabWorld {
  const tab = tabs[current];
  if (!tab) throw new Error(`There is no tab ${current + 1}`);
  return tab;
}

/** Notes what the fields of a page hold: coming back to its entry, the browser fills that in. */
export function noteFields(here: TabWorld, screen: Screen): void {
  const { entry, fields } = screen;
  for (const [field, value] of Object.entries(fields)) {
    const key = fieldKey(here, field, screen);
    for (const each of [entry, familyOf(here, entry)]) {
      const held = here.left.get(`${each} ${key}`) ?? new Set();
      here.left.set(`${each} ${key}`, held.add(value));
    }
  }
}

/** @returns the first entry of the history that shares its document with this one */
export function familyOf({ family }: TabWorld, entry: string): string {
  return family.get(entry) ?? entry;
}

/**
 * @param screen that shows the field
 * @returns the name under which what is typed into a field is known: the same field is there for each
 *   thing, which the admin's address names
 */
export function fieldKey({ opened }: TabWorld, field: string, { url }: Screen): string {
  const { pathname, search, hash } = new URL(url);
  const dialog = pathname === PAGES.admin ? placeOf({ search, hash }, null).dialog : undefined;
  const isOnPage = field.startsWith('main / ') && /^(inquiry|quote)$/.test(dialog?.name ?? '');
  if (field.startsWith('dialog ') ? dialog !== undefined : isOnPage)
    return `${dialog?.name} ${dialog?.id}: ${field}`;
  // One draft, wherever the small form of the event stands.
  return field.startsWith('dialog ')
    ? `${opened}: ${field}`
    : field.replace(/^(list|plan)-event-/, 'event-');
}
