/**
 * The client directive `client:intent`: hydrates an island at the first pointer, focus or key in it, then
 * replays the actions since then, so that none is lost.
 * `client:intent={{ query: true }}` also hydrates when the address has a query.
 * `client:intent={{ draft: draftKey('contact') }}` also hydrates when that draft is stored: typing would
 * continue invisible text. With `has: 'eventDate|guestCount'`, a regular expression, only if what is stored matches
 * it.
 * `client:intent={{ now: true }}` hydrates immediately and still replays early actions.
 * If the island's file fails to load, the page says so (`trouble.ts`), and recorded actions wait for the
 * retry.
 */
import type { ClientDirective } from 'astro';

/** Signs of intent, including actions, because assistive technology may click without pointer, focus or key. */
const SIGNS = 'pointerover focusin keydown click submit input change'.split(' ');
/** Events that are recorded until the island is hydrated. */
const ACTIONS = SIGNS.slice(3);

/** Options of the directive. Intersected with `string`, because Astro's type allows no object. */
type Options = string & { now?: true; query?: true; draft?: string; has?: string };

const intent: ClientDirective = (load, { value }, island) => {
  const held: { event: Event; repeat: () => void }[] = [];
  let hasBegun = false;
  /** True while a recorded action is repeated, and after all of them: events reach the island. */
  let passes = false;

  const hold = (event: Event) => {
    const target = event.target as HTMLInputElement & HTMLFormElement;
    // Links and hearts work without the island.
    if (passes || target.closest('a, [data-heart]')) return;
    // React listens at the island too, and would hydrate it immediately.
    event.stopImmediatePropagation();
    const { type } = event;
    if (type === 'click') {
      event.preventDefault();
      // The page's script does this too, but may not be loaded yet.
      const button = target.closest('button');
      if (button) button.ariaBusy = 'true';
      // An icon in a button has no `click()`.
      held.push({ event, repeat: () => target.dispatchEvent(new MouseEvent(type, event)) });
    } else if (type === 'submit') {
      // Otherwise the browser would put the fields into the address.
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

  /** Repeats all in one task, so that no key event comes between them. */
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
    // Resolves when React has finished (`renderer/react-client.ts`).
    await hydrate();
    // Astro only logs a failure, and `ssr` stays. The listeners stay too: without them the browser would put a
    // submitted form's fields into the address.
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
  const options = value as Options;
  const look = () => {
    try {
      if (
        options.now ||
        (options.query && location.search) ||
        (localStorage[options.draft as string] as string).search(options.has as string) >= 0
      )
        begin();
    } catch {
      // No storage or no draft. Read without `stores/draft.ts`, which is too large for every page.
    }
  };
  look();
  // Another tab has stored a draft: an island that learned of it by a press would do something else than it showed.
  addEventListener('storage', look);
};

/** Changes the value first, because React ignores an event with the value that it saw last. */
function repeatInput(target: HTMLInputElement, type: string, typed: string): void {
  target.value = typed ? '' : ' ';
  // React tracks the element's own property; it does not notice the prototype's setter before the event.
  Reflect.set(Object.getPrototypeOf(target) as object, 'value', typed, target);
  target.dispatchEvent(new Event(type, { bubbles: true }));
  // The field was left meanwhile.
  if (document.activeElement !== target) {
    target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

export default intent;
