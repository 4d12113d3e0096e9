/**
 * The client directive `client:intent`: hydrates an island at the first pointer, focus or key in
 * it, and then repeats what the visitor did meanwhile, so that no early action is lost.
 * `client:intent={{ query: true }}`: an address with a query is such a sign too.
 * `client:intent={{ now: true }}`: no sign is waited for, and what comes early is kept all the same.
 *
 * Where the island's file does not arrive, that is said, and what was held stays held until it does
 * (`trouble.ts`).
 */
import type { ClientDirective } from 'astro';

/** What is held back until the island can answer. */
const ACTIONS = ['click', 'submit', 'input', 'change'];
/**
 * Signs that a visitor is about to use the island. An action may be the first of them: a screen
 * reader or a voice presses without pointer, focus and key.
 */
const SIGNS = ['pointerover', 'focusin', 'keydown', ...ACTIONS];

/** What the attribute holds; Astro's own type is that of a bare one. */
type Wishes = string & { now?: true; query?: true };

const intent: ClientDirective = (load, { value }, island) => {
  const held: { event: Event; repeat: () => void }[] = [];
  /** Whether an action comes from here, and is to go through. */
  let repeating = false;

  const hold = (event: Event) => {
    const target = event.target as HTMLInputElement & HTMLFormElement;
    if (repeating) return;
    // Links and hearts work without the island.
    if (target.closest('a, [data-heart]')) return;
    event.stopPropagation();
    if (event.type === 'click') {
      event.preventDefault();
      // Also before the page's own script is there to show what was pressed.
      const button = target.closest('button');
      if (button) button.ariaBusy = 'true';
      // An icon in a button has no `click()` of its own.
      held.push({ event, repeat: () => target.dispatchEvent(new MouseEvent('click', event)) });
    } else if (event.type === 'submit') {
      // Unanswered, the browser itself would send the fields, in the address.
      event.preventDefault();
      held.push({ event, repeat: () => target.requestSubmit() });
    } else {
      const { type } = event;
      const typed = target.value;
      const last = held.at(-1)?.event;
      // Of what is typed letter by letter only the whole matters.
      if (last?.target === target && last.type === type) held.pop();
      held.push({ event, repeat: () => repeatInput(target, type, typed) });
    }
  };

  /** All in one task, so that no key is pressed meanwhile. */
  const repeatHeld = async () => {
    // React hydrates bit by bit, but at once what such an event comes to.
    island.firstElementChild?.dispatchEvent(new Event('keyup', { bubbles: true }));
    for (let next = held.shift(); next; next = held.shift()) {
      // An island answers with what it knew when it was last drawn: it is given the time for that.
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
    // Astro itself has said what failed. The listeners stay: the browser would submit a form with
    // what was typed in the address.
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

/** React compares with the value it saw last, which may be the very one that is told now. */
function repeatInput(target: HTMLInputElement, type: string, typed: string): void {
  target.value = typed === '' ? ' ' : '';
  // React watches the element's own property; of what the prototype's sets it learns by the event.
  const own = Object.getPrototypeOf(target) as object;
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(target, typed);
  target.dispatchEvent(new Event(type, { bubbles: true }));
  // A field that was left meanwhile is done with.
  if (document.activeElement !== target) {
    target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

export default intent;
