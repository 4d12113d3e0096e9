/** Loaded at the first interaction: hearts, wishlist panel, booking dialog, toasts. */
import type { ReadableAtom } from 'nanostores';
import { hasItem } from '#domain/wishlist.ts';
import { wishlistLine } from '#site/catalog/item-card.ts';
import { readWishlistLink } from '#site/lists/wishlist-link.ts';
import {
  $bookingDialog,
  $wishlistPanel,
  closeBooking,
  closeSharedList,
  openBooking,
  openEventForm,
  openSharedList,
  openWishlist,
  type BookedService,
} from '#stores/dialogs.ts';
import { $eventDay } from '#stores/event-day.ts';
import { isListKept } from '#stores/list-kept.ts';
import { deviceStores } from '#stores/storage.ts';
import { $toast } from '#stores/toasts.ts';
import { $wishlist, addToWishlist, removeItemFromWishlist, wishlist } from '#stores/wishlist.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { enlarge, watchGallery } from './gallery.ts';
import { sendDot } from './heart-dot.ts';
import { keepHeroAsk } from './hero-ask.ts';
import { carryImage } from './image-transition.ts';
import { watchMenu } from './menu.ts';
import { heartItem, paintWishlist } from './paint.ts';
import { showFocusedPoint } from './room-point.ts';
import { watchSearch } from './search/watch-search.ts';
import { selectContent } from './select-content.ts';
import { showTooltips } from './tooltip.ts';
import { wake, wakeFormAhead } from './wake-form.ts';

/** @param early clicks before this was loaded, in order. @param typedInto field of the last input before that */
export function goLive(early: readonly MouseEvent[], typedInto: EventTarget | null): void {
  // From here on clicks are handled, not recorded.
  removeEventListener('click', keepEarly);
  $wishlist.subscribe(paintWishlist);
  // After `page.ts`, which paints what is stored: the list in memory may have more than the storage accepts.
  for (const event of ['storage', 'pageshow']) {
    addEventListener(event, () => paintWishlist(wishlist()));
  }
  // Islands render new hearts.
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
    // A toast only confirms what the page shows; the next toast tries to load this again.
    'optional',
  );
  mountWhen(
    $bookingDialog,
    ({ open }) => open,
    async () => {
      const { mountBooking } = await import('#islands/inquiries/booking/mount.tsx');
      mountBooking();
    },
  );
  mountWhen(
    $wishlistPanel,
    ({ show }) => show !== 'nothing',
    async () => {
      const { mountWishlist } = await import('#islands/lists/mount.tsx');
      mountWishlist();
    },
  );
  $eventDay.subscribe((day) => {
    // After a failure the page shows nothing about the day.
    if (day !== null) import('./days.ts').catch(() => undefined);
  });
  $wishlist.subscribe((list) => {
    if (list.length === 0 ? deviceStores() : isListKept()) return;
    import('./without-storage.ts').then(
      ({ goWithoutStorage }) => goWithoutStorage(),
      // The panel says that the list is not kept.
      () => undefined,
    );
  });
  keepHeroAsk();
  selectContent(typedInto);
  showFocusedPoint();
  showTooltips();
  watchMenu();
  watchGallery();
  watchSearch();
  addEventListener('pageswap', carryImage);
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

/** Number of needed parts that are loading. */
let loadingParts = 0;

/** Loads and mounts a part at the first value that needs it. @param importance an optional part fails silently */
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
    if (importance === 'needed') loadingParts += 1;
    void mount()
      .catch((error: unknown) => {
        mounted = false;
        // The store keeps the value for the retry.
        if (importance === 'needed') {
          sayMissing(document.documentElement, () => mountNeeded(store.get()));
        }
        throw error;
      })
      .finally(() => {
        if (importance === 'needed') loadingParts -= 1;
        showAnswered();
      });
  };
  store.subscribe(mountNeeded);
}

const ACTIONS: Record<string, (element: HTMLElement) => void> = {
  '[data-heart]': toggleHeart,
  '[data-book]': (button) => openBooking(selectedService(button), button),
  '[data-wishlist-open]': openWishlist,
  '[data-event-open]': openEventForm,
  '[data-enlarge]': enlarge,
  // @header.menu
  '#menu a': (link) => link.closest<HTMLElement>('[popover]')?.hidePopover(),
};

/** Clears the busy state when no part is loading. */
function showAnswered(): void {
  if (loadingParts > 0) return;
  const pressed = Object.keys(ACTIONS).map((selector) => `${selector}[aria-busy]`);
  for (const element of document.querySelectorAll(pressed.join())) element.ariaBusy = null;
}

function press({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  for (const [selector, action] of Object.entries(ACTIONS)) {
    const element = target.closest<HTMLElement>(selector);
    if (element) action(element);
  }
  showAnswered();
}

/** A heart stands for the item: it removes all its lines, and adds the option chosen next to it, if any. */
function toggleHeart(heart: HTMLElement): void {
  const item = heartItem(heart);
  if (hasItem(wishlist(), item.id)) removeItemFromWishlist(item.id);
  else {
    sendDot(heart);
    addToWishlist(wishlistLine(item));
  }
}

/** Hydrates islands that render the query, to which Back may lead within the page. */
function wakeQueried(): void {
  if (location.search === '') return;
  for (const island of document.querySelectorAll(`astro-island[ssr][opts*='"query":true']`)) {
    wake(island);
  }
}

/** `#book=<package>` opens that package's dialog, `#list=…` a shared wishlist, `#my-list=…` brings the visitor's own. */
function openFromAddress(): void {
  const link = readWishlistLink(location.hash);
  if (link) openSharedList(link);
  if (location.hash.startsWith('#my-list=')) bringList();
  const button = buttonNamedBy(location.hash);
  button?.scrollIntoView({ block: 'center' });
  button?.click();
}

/** Where the device keeps nothing, the address does (@wishlist.no-storage). */
function bringList(): void {
  import('./without-storage.ts').then(
    ({ takeCarried }) => takeCarried(location.hash),
    () => sayMissing(document.documentElement, bringList),
  );
}

/** Closes what the previous address opened. @param fragment of the previous address */
function closeLeft(fragment: string): void {
  if (readWishlistLink(fragment)) closeSharedList();
  const dialog = $bookingDialog.get();
  if (dialog.open && dialog.opener === buttonNamedBy(fragment)) closeBooking();
}

/** @returns the button of the package in `#book=<package>` */
function buttonNamedBy(fragment: string): HTMLElement | undefined {
  const [, slug] = /^#book=([a-z0-9-]+)$/.exec(fragment) ?? [];
  return slug === undefined ? undefined : bookingButton(slug);
}

/** Content of `data-book`, from our own build (`site/catalog/packages.ts`). */
type BookingData = BookedService & { slug: string };

/** @param button with `data-book`: a package as JSON, or empty */
function selectedService(button: HTMLElement): BookedService | null {
  const data = bookingData(button);
  return data && { name: data.name, price: data.price, type: data.type };
}

function bookingButton(slug: string): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>('[data-book]');
  return [...buttons].find((button) => bookingData(button)?.slug === slug);
}

function bookingData({ dataset }: HTMLElement): BookingData | null {
  return dataset.book ? (JSON.parse(dataset.book) as BookingData) : null;
}
