/**
 * The page from the first interaction on: hearts, the wishlist panel, the booking dialog and the
 * toasts work. Each of the larger parts is fetched when it is first needed.
 */
import type { ReadableAtom } from 'nanostores';
import { hasItem } from '#domain/wishlist.ts';
import { wishlistLine } from '#site/item-card.ts';
import {
  $bookingDialog,
  closeBooking,
  openBooking,
  type BookedService,
} from '#stores/booking-dialog.ts';
import { $toast } from '#stores/toasts.ts';
import { readWishlistLink } from '#stores/wishlist-link.ts';
import {
  $wishlistPanel,
  closeSharedList,
  openSharedList,
  openWishlist,
} from '#stores/wishlist-panel.ts';
import { $wishlist, addToWishlist, removeItemFromWishlist, wishlist } from '#stores/wishlist.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { watchMenu } from './menu.ts';
import { heartItem, paintWishlist } from './paint.ts';
import { selectContent } from './select-content.ts';
import { showTooltips } from './tooltip.ts';
import { wake, wakeFormAhead } from './wake-form.ts';

/**
 * @param early presses from before this was loaded, in their order
 * @param typedInto field in which something was typed last before
 */
export function goLive(early: readonly MouseEvent[], typedInto: EventTarget | null): void {
  $wishlist.subscribe(paintWishlist);
  // After `page.ts`, which paints what is stored: the list may be more than the device has room for.
  for (const event of ['storage', 'pageshow']) {
    addEventListener(event, () => paintWishlist(wishlist()));
  }
  // Islands draw new hearts.
  new MutationObserver(() => paintWishlist($wishlist.get())).observe(document.body, {
    childList: true,
    subtree: true,
  });
  mountWhen(
    $toast,
    (toast) => toast !== null,
    async () => {
      const { mountToaster } = await import('#islands/toasts/mount.tsx');
      mountToaster();
    },
    // Whatever a toast speaks of has happened and shows where it did; the next one tries again.
    'optional',
  );
  mountWhen(
    $bookingDialog,
    ({ open }) => open,
    async () => {
      const { mountBooking } = await import('#islands/booking/mount.tsx');
      mountBooking();
    },
  );
  mountWhen(
    $wishlistPanel,
    ({ show }) => show !== 'nothing',
    async () => {
      const { mountWishlist } = await import('#islands/wishlist/mount.tsx');
      mountWishlist();
    },
  );
  selectContent(typedInto);
  showTooltips();
  watchMenu();
  wakeFormAhead();
  wakeQueried();
  addEventListener('popstate', wakeQueried);
  keepFocus();
  document.addEventListener('click', press);
  for (const event of early) press(event);
  openFromAddress();
  addEventListener('hashchange', ({ oldURL }) => {
    closeLeft(new URL(oldURL).hash);
    openFromAddress();
  });
}

/** Fetches and mounts a part with the first value that asks for it. */
function mountWhen<T>(
  store: ReadableAtom<T>,
  isNeeded: (value: T) => boolean,
  mount: () => Promise<void>,
  importance: 'optional' | 'needed' = 'needed',
): void {
  let mounted = false;
  const mountNeeded = (value: T) => {
    if (mounted || !isNeeded(value)) return;
    mounted = true;
    if (importance === 'needed') awaited += 1;
    void mount()
      .catch((error: unknown) => {
        mounted = false;
        // The store still holds what is wanted.
        if (importance === 'needed') {
          sayMissing(document.documentElement, () => mountNeeded(store.get()));
        }
        throw error;
      })
      .finally(() => {
        if (importance === 'needed') awaited -= 1;
        showAnswered();
      });
  };
  store.subscribe(mountNeeded);
}

/** How many parts that were pressed for are on their way. */
let awaited = 0;

/** What was pressed no longer waits, unless a part of the page is on its way. */
function showAnswered(): void {
  if (awaited > 0) return;
  const pressed = Object.keys(ACTIONS).map((selector) => `${selector}[aria-busy]`);
  for (const element of document.querySelectorAll(pressed.join())) element.ariaBusy = null;
}

/** What each marked element does when it is pressed. */
const ACTIONS: Record<string, (element: HTMLElement) => void> = {
  '[data-heart]': toggleHeart,
  '[data-book]': (button) => openBooking(selectedService(button), button),
  '[data-wishlist-open]': openWishlist,
  // Choosing a link closes the side menu (@header.menu).
  '#menu a': (link) => link.closest<HTMLElement>('[popover]')?.hidePopover(),
};

function press({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  for (const [selector, action] of Object.entries(ACTIONS)) {
    const element = target.closest<HTMLElement>(selector);
    if (element) action(element);
  }
  showAnswered();
}

/**
 * A heart stands for the item, so it takes the item's lines away whatever their option. It adds the
 * option that is chosen beside it, if there is one.
 */
function toggleHeart(heart: HTMLElement): void {
  const item = heartItem(heart);
  if (hasItem(wishlist(), item.id)) removeItemFromWishlist(item.id);
  else addToWishlist(wishlistLine(item));
}

/**
 * Wakes the islands that draw what the query asks for. They wake by themselves where the page is opened
 * with a query; after a reload, Back within the page may lead to one.
 */
function wakeQueried(): void {
  if (location.search === '') return;
  for (const island of document.querySelectorAll(`astro-island[ssr][opts*='"query":true']`)) {
    wake(island);
  }
}

/** `#book=<package>` opens that package's dialog, `#list=…` a shared wishlist. */
function openFromAddress(): void {
  const link = readWishlistLink(location.hash);
  if (link) openSharedList(link);
  const button = buttonNamedBy(location.hash);
  button?.scrollIntoView({ block: 'center' });
  button?.click();
}

/**
 * What an address has opened goes with it: Back from a link leaves nothing of it.
 * @param fragment of the address that was left
 */
function closeLeft(fragment: string): void {
  if (readWishlistLink(fragment)) closeSharedList();
  const dialog = $bookingDialog.get();
  if (dialog.open && dialog.opener === buttonNamedBy(fragment)) closeBooking();
}

/** @returns the button of the package that `#book=<package>` names */
function buttonNamedBy(fragment: string): HTMLElement | undefined {
  const [, slug] = /^#book=([a-z0-9-]+)$/.exec(fragment) ?? [];
  return slug === undefined ? undefined : bookingButton(slug);
}

/** What `data-book` holds, written into the page by our own build (`site/packages.ts`). */
type BookingData = BookedService & { slug: string };

/**
 * @param button an element with `data-book`: the package as JSON, or nothing for none
 * @returns the package it books
 */
function selectedService(button: HTMLElement): BookedService | null {
  const data = bookingData(button);
  return data && { name: data.name, price: data.price, type: data.type };
}

/** @returns the button of this page that books the package of this slug */
function bookingButton(slug: string): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>('[data-book]');
  return [...buttons].find((button) => bookingData(button)?.slug === slug);
}

function bookingData({ dataset }: HTMLElement): BookingData | null {
  return dataset.book ? (JSON.parse(dataset.book) as BookingData) : null;
}
