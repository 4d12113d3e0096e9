/**
 * The client directive `client:intent`: hydrates an island at the first pointer, focus or key in
 * it, and then repeats what the visitor did meanwhile, so that no early action is lost.
 */
import type { ClientDirective } from 'astro';

/** Signs that a visitor is about to use the island. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;
/** What is held back until the island can answer. */
const ACTIONS = ['click', 'input', 'change', 'submit'] as const;

interface HeldAction {
  type: string;
  target: HTMLElement;
  value: string | undefined;
}

const intent: ClientDirective = (load, _options, element) => {
  const held: HeldAction[] = [];

  const hold = (event: Event) => {
    const { target } = event;
    // A link must keep working; only what the island itself answers is held.
    if (!(target instanceof HTMLElement) || target.closest('a[href], [data-heart]')) return;
    event.stopImmediatePropagation();
    if (event.type === 'click' || event.type === 'submit') event.preventDefault();
    held.push({ type: event.type, target, value: valueOf(target) });
  };

  const start = async () => {
    for (const sign of SIGNS) element.removeEventListener(sign, start);
    for (const action of ACTIONS) element.addEventListener(action, hold, true);
    try {
      const hydrate = await load();
      await hydrate();
    } finally {
      for (const action of ACTIONS) element.removeEventListener(action, hold, true);
    }
    // React attaches its listeners in the task after hydration.
    setTimeout(() => held.forEach(repeat));
  };

  for (const sign of SIGNS) element.addEventListener(sign, start, { passive: true });
};

export default intent;

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(element: HTMLElement): element is FieldElement {
  return element.matches('input, select, textarea');
}

function valueOf(element: HTMLElement): string | undefined {
  return isField(element) ? element.value : undefined;
}

function repeat({ type, target, value }: HeldAction): void {
  if (type === 'click') return target.click();
  if (isField(target) && value !== undefined) setValue(target, value);
  target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
}

/** Through the prototype's setter: React replaces the element's own and would see no change. */
function setValue(field: FieldElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
}
