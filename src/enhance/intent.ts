/**
 * The client directive `client:intent`: hydrates an island at the first pointer, focus or key in
 * it, then replays the visitor's actions since, so that none is lost.
 * `client:intent={{ query: true }}` also hydrates when the address has a query.
 * `client:intent={{ now: true }}` hydrates at once and still replays early actions.
 * When the island's file fails to load, the page says so (`trouble.ts`), and the recorded actions
 * wait for the retry.
 */
import type { ClientDirective } from 'astro';

/** Recorded until the island is hydrated. */
const ACTIONS = ['click', 'submit', 'input', 'change'];
/**
 * Signs that a visitor is about to use the island. Includes actions, because assistive technology
 * may click without pointer, focus or key.
 */
const SIGNS = ['pointerover', 'focusin', 'keydown', ...ACTIONS];

/** The attribute's options; Astro's own type allows none. */
type Wishes = string & { now?: true; query?: true };

const intent: ClientDirective = (load, { value }, island) => {
  const held: { event: Event; repeat: () => void }[] = [];
  /** Whether the event is our own replay, which must pass. */
  let repeating = false;

  const hold = (event: Event) => {
    const target = event.target as HTMLInputElement & HTMLFormElement;
    if (repeating) return;
    // Links and hearts work without the island.
    if (target.closest('a, [data-heart]')) return;
    event.stopPropagation();
    if (event.type === 'click') {
      event.preventDefault();
      // Set here too, because the page's own script may not be loaded yet.
      const button = target.closest('button');
      if (button) button.ariaBusy = 'true';
      // An icon in a button has no `click()`.
      held.push({ event, repeat: () => target.dispatchEvent(new MouseEvent('click', event)) });
    } else if (event.type === 'submit') {
      // Otherwise the browser would submit the fields in the address.
      event.preventDefault();
      held.push({ event, repeat: () => target.requestSubmit() });
    } else {
      const { type } = event;
      const typed = target.value;
      const last = held.at(-1)?.event;
      // Of consecutive inputs in a field, only the last matters.
      if (last?.target === target && last.type === type) held.pop();
      held.push({ event, repeat: () => repeatInput(target, type, typed) });
    }
  };

  /** In one task, so that no key event comes in between. */
  const repeatHeld = async () => {
    // React hydrates lazily, but synchronously for the target of such an event. Also when nothing is
    // held: React ignores what is chosen or typed while it hydrates a field.
    island.firstElementChild?.dispatchEvent(new Event('keyup', { bubbles: true }));
    for (let next = held.shift(); next; next = held.shift()) {
      // Lets the island render between events, because its handlers use the last render's state.
      await Promise.resolve();
      repeating = true;
      next.repeat();
      repeating = false;
    }
    for (const action of ACTIONS) island.removeEventListener(action, hold, true);
    for (const pressed of island.querySelectorAll('[aria-busy]')) pressed.ariaBusy = null;
  };

  const arrive = async (): Promise<void> => {
    const hydrate = await load();
    await hydrate();
    if (!island.hasAttribute('ssr')) return repeatHeld();
    // Astro logs the failure. The listeners stay: otherwise the browser would submit a form with
    // its values in the address.
    sayMissing(island.parentElement ?? island, () => void arrive());
  };

  const start = () => {
    for (const sign of SIGNS) island.removeEventListener(sign, begin);
    for (const action of ACTIONS) island.addEventListener(action, hold, true);
    return arrive();
  };

  const begin = (event?: Event) => {
    void start();
    if (event && ACTIONS.includes(event.type)) hold(event);
  };
  for (const sign of SIGNS) island.addEventListener(sign, begin);
  const { now, query } = value as Wishes;
  if (now || (query && location.search)) begin();
};

/** React ignores an event whose value equals the last one it saw. */
function repeatInput(target: HTMLInputElement, type: string, typed: string): void {
  target.value = typed === '' ? ' ' : '';
  // React tracks the element's own property; the prototype's setter goes unnoticed until the event.
  const own = Object.getPrototypeOf(target) as object;
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(target, typed);
  target.dispatchEvent(new Event(type, { bubbles: true }));
  // Blurs a field that was left meanwhile.
  if (document.activeElement !== target) {
    target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

export default intent;
