/**
 * The client directive `client:intent`: hydrates an island at the first pointer, focus or key in
 * it, then replays the visitor's actions since, so that none is lost.
 * `client:intent={{ query: true }}` also hydrates when the address has a query.
 * `client:intent={{ draft: 'woodward:draft:contact' }}` also hydrates when the storage has that draft: typing would
 * continue what nobody sees. With `has: 'guestCount'`, only if the draft holds that field.
 * `client:intent={{ now: true }}` hydrates at once and still replays early actions.
 * When the island's file fails to load, the page says so (`trouble.ts`), and the recorded actions
 * wait for the retry.
 */
import type { ClientDirective } from 'astro';

/** Recorded until the island is hydrated. */
const ACTIONS = 'click submit input change'.split(' ');
/**
 * Signs that a visitor is about to use the island. Includes actions, because assistive technology
 * may click without pointer, focus or key.
 */
const SIGNS = ['pointerover', 'focusin', 'keydown', ...ACTIONS];

/** The attribute's options; Astro's own type allows none. */
type Wishes = string & { now?: true; query?: true; draft?: string; has?: string };

const intent: ClientDirective = (load, { value }, island) => {
  const held: { event: Event; repeat: () => void }[] = [];
  let hasBegun = false;
  /** During our own replay, and once nothing has to be held anymore. */
  let passes = false;

  const hold = (event: Event) => {
    const target = event.target as HTMLInputElement & HTMLFormElement;
    // Links and hearts work without the island.
    if (passes || target.closest('a, [data-heart]')) return;
    // React listens at the island too, and hydrates it at once for such an event.
    event.stopImmediatePropagation();
    const { type } = event;
    if (type === 'click') {
      event.preventDefault();
      // Set here too, because the page's own script may not be loaded yet.
      const button = target.closest('button');
      if (button) button.ariaBusy = 'true';
      // An icon in a button has no `click()`.
      held.push({ event, repeat: () => target.dispatchEvent(new MouseEvent(type, event)) });
    } else if (type === 'submit') {
      // Otherwise the browser would submit the fields in the address.
      event.preventDefault();
      held.push({ event, repeat: () => target.requestSubmit() });
    } else {
      const typed = target.value;
      const last = held.at(-1)?.event;
      // Of consecutive inputs in a field, only the last matters.
      if (last?.target === target && last.type === type) held.pop();
      held.push({ event, repeat: () => repeatInput(target, type, typed) });
    }
  };

  /** In one task, so that no key event comes in between. */
  const repeatHeld = async () => {
    for (let next = held.shift(); next; next = held.shift()) {
      // Lets the island render between events, because its handlers use the last render's state.
      await Promise.resolve();
      passes = true;
      next.repeat();
      passes = false;
    }
    passes = true;
    for (const pressed of island.querySelectorAll('[aria-busy]')) pressed.ariaBusy = null;
  };

  const arrive = async (): Promise<void> => {
    const hydrate = await load();
    // Until React is done (`renderer/react-client.ts`).
    await hydrate();
    // Astro logs a failure. The listeners stay: otherwise the browser would submit a form with its
    // values in the address.
    if (island.hasAttribute('ssr')) sayMissing(island.parentElement ?? island, arrive);
    else await repeatHeld();
  };

  const begin = (event?: Event) => {
    if (hasBegun) return;
    hasBegun = true;
    for (const action of ACTIONS) island.addEventListener(action, hold, true);
    void arrive();
    if (event && ACTIONS.includes(event.type)) hold(event);
  };
  for (const sign of SIGNS) island.addEventListener(sign, begin);
  const wishes = value as Wishes;
  try {
    if (
      wishes.now ||
      (wishes.query && location.search) ||
      localStorage.getItem(wishes.draft as string)?.includes(wishes.has ?? '')
    )
      begin();
  } catch {
    // No storage, no draft; the store itself would be too large for every page.
  }
};

/** React ignores an event whose value equals the last one it saw. */
function repeatInput(target: HTMLInputElement, type: string, typed: string): void {
  target.value = typed === '' ? ' ' : '';
  // React tracks the element's own property; the prototype's setter goes unnoticed until the event.
  Reflect.set(Object.getPrototypeOf(target) as object, 'value', typed, target);
  target.dispatchEvent(new Event(type, { bubbles: true }));
  // Blurs a field that was left meanwhile.
  if (document.activeElement !== target) {
    target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

export default intent;
