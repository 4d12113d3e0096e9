/**
 * Loaded where the device does not keep the list (@wishlist.no-storage): the list goes along in the fragment of
 * addresses, and whoever leaves a form with unsent text is asked first.
 */
import { FORM_NAMES } from '#domain/draft-key.ts';
import { shortId } from '#domain/item-id.ts';
import { addMissing, totalQuantity, type Wishlist } from '#domain/wishlist.ts';
import { carriedGone, notKept } from '#site/lists/carried-texts.ts';
import { readWishlistLink, wishlistLink, type LinkLine } from '#site/lists/wishlist-link.ts';
import { PREVIEW_PAGE, QUOTE_PAGE } from '#site/paths.ts';
import { openSharedList } from '#stores/dialogs.ts';
import { readDraft } from '#stores/draft.ts';
import { isListKept } from '#stores/list-kept.ts';
import { loadSharedList } from '#stores/shared-list.ts';
import { deviceStores } from '#stores/storage.ts';
import { $toast, notify } from '#stores/toasts.ts';
import { $wishlist, wishlist } from '#stores/wishlist.ts';

/** Begins the fragment `#my-list=…` with the visitor's own list; `#list=…` is one that somebody shared. */
const CARRIED = '#my-';
/** Separates the list from the place within the page: `#my-list=…~packages`. */
const PLACE = '~';
/** Pages whose scripts read the fragment. */
const READ_BY_PAGE = new Set([QUOTE_PAGE, PREVIEW_PAGE]);
/** Fragments without `#` that open a dialog (`live.ts`). */
const OPENS_DIALOG = /^(?:book|list)=/;

let isRunning = false;
/**
 * Fragment of the list that the address of this page brought, until the lines are loaded; empty: nothing is awaited.
 */
let awaited = '';

/** @returns the part of a fragment with the list */
const listIn = (fragment: string): string => fragment.split(PLACE)[0] ?? '';
/** @returns the fragment that would share the list of `#my-list=…` */
const sharedLink = (fragment: string) => `#${listIn(fragment).slice(CARRIED.length)}`;
/** @returns the lines of the visitor's own list in a fragment */
const carriedBy = (fragment: string) => readWishlistLink(sharedLink(fragment));

/** Keeps the list in the addresses of this page and of its links from now on. */
export function goWithoutStorage(): void {
  if (isRunning) return;
  isRunning = true;
  awaited = location.hash.startsWith(CARRIED) ? listIn(location.hash) : '';
  let pieces = 0;
  $wishlist.subscribe((list) => {
    const before = pieces;
    pieces = totalQuantity(list);
    const isMore = awaited === '' && pieces > before;
    if (isArrived(list)) awaited = '';
    // After the toast of the addition.
    setTimeout(() => {
      keepInAddress();
      if (isMore) sayNotKept();
    });
  });
  keepInHistory();
  addEventListener('hashchange', keepInAddress);
  for (const press of ['click', 'auxclick']) document.addEventListener(press, addToLink, true);
  document.addEventListener('submit', addToForm, true);
  addEventListener('beforeunload', (event) => {
    if (!deviceStores() && isUnsent()) event.preventDefault();
  });
}

/** @returns whether a list has all awaited lines: the panel for shared lists may have added them after a failure */
function isArrived(list: Wishlist): boolean {
  const link = carriedBy(awaited);
  return (
    Array.isArray(link) &&
    link.every(({ short, quantity }) =>
      list.some((line) => shortId(line.id) === short && line.quantity >= quantity),
    )
  );
}

let hasSaidNotKept = false;

/** Adds to the toast of an addition, once per page, that the device does not keep the list. */
function sayNotKept(): void {
  const toast = $toast.get();
  if (hasSaidNotKept || !toast?.open || isListKept()) return;
  hasSaidNotKept = true;
  $toast.set({ ...toast, detail: [toast.detail, notKept].filter(Boolean).join(' ') });
}

/** Takes over the list in the address of this page, once. @param fragment of this page */
export async function takeCarried(fragment: string): Promise<void> {
  const link = carriedBy(fragment);
  // A broken link, or a device that stores lists, perhaps somebody else's: the panel for shared lists says so or asks.
  if (!Array.isArray(link) || deviceStores()) {
    awaited = '';
    location.replace(sharedLink(fragment));
    return;
  }
  goWithoutStorage();
  // Back led to an address with an earlier state of the list.
  if (awaited === '') {
    keepInAddress();
    return;
  }
  await take(link);
  const place = placeIn(fragment);
  // The browser scrolls there.
  if (place !== '' && placeIn(location.hash) === place) location.replace(`#${place}`);
}

let isTaking = false;

async function take(linkLines: LinkLine[]): Promise<void> {
  if (isTaking) return;
  isTaking = true;
  try {
    const { lines, gone } = await loadSharedList(linkLines);
    // What was added meanwhile follows the lines of the address.
    $wishlist.set(addMissing(lines, wishlist()).list);
    awaited = '';
    if (gone.length > 0) notify(carriedGone(gone));
  } catch {
    // The panel for shared lists says so and tries again.
    openSharedList(linkLines);
  } finally {
    isTaking = false;
  }
}

/** @returns the place within the page, without `#` */
function placeIn(fragment: string): string {
  return fragment.startsWith(CARRIED) ? (fragment.split(PLACE)[1] ?? '') : fragment.slice(1);
}

/** @param place without `#`. @returns the fragment with the list, if there is one to take along */
function fragmentOf(place: string): string {
  const list = carriedList();
  return list === '' ? place : `${list}${place === '' ? '' : PLACE + place}`;
}

function carriedList(): string {
  if (awaited !== '') return awaited;
  const list = wishlist();
  if (list.length === 0 || isListKept()) return '';
  return `${CARRIED}${new URL(wishlistLink(list, location.origin)).hash.slice(1)}`;
}

/** Writes the list into the address, where Reload and Back find it. */
function keepInAddress(): void {
  if (ownAddress(location.href) !== location.href) {
    history.replaceState(history.state, '', location.href);
  }
}

/** Adds the list to addresses that pages write: of filters, plans and searches. */
function keepInHistory(): void {
  for (const method of ['pushState', 'replaceState'] as const) {
    const write = history[method].bind(history);
    history[method] = (state: unknown, unused, address) =>
      write(state, unused, address == null ? address : ownAddress(address));
  }
}

/** @returns an address of this page with the list; a fragment that opens a dialog or a quote stays as it is */
function ownAddress(address: string | URL): string {
  const url = new URL(address, location.href);
  const place = placeIn(url.hash);
  const opens = READ_BY_PAGE.has(url.pathname) || OPENS_DIALOG.test(place);
  if (place === '' || !opens) url.hash = fragmentOf(place);
  return url.href;
}

function addToLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && isPageOfSite(link.href)) link.href = withList(link.href);
}

function addToForm({ target }: Event): void {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
  if (new URL(target.action).origin === location.origin) target.action = withList(target.action);
}

/** @returns whether an address is a page of this site, and not only a place within this page */
function isPageOfSite(address: string): boolean {
  const { origin, pathname, search, hash } = new URL(address);
  const isHere = pathname === location.pathname && search === location.search;
  return origin === location.origin && !(isHere && hash !== '');
}

function withList(address: string): string {
  const url = new URL(address);
  url.hash = fragmentOf(placeIn(url.hash));
  return url.href;
}

function isUnsent(): boolean {
  return FORM_NAMES.some((name) => Object.keys(readDraft(name)).length > 0);
}
