import type { Control, ListView, ReadScreen, Screen } from './screen.ts';

declare global {
  /** The elements of the controls that were read last, in their order. */
  var exploredElements: Element[];
  /** What was clicked last, and what that lay in; empty where nothing was. */
  var exploredPress: EventTarget[] | undefined;
  /** The toasts that were read, in their order. */
  var exploredToasts: WeakRef<Element>[] | undefined;
}

/**
 * Runs in the page: everything it needs stands in it.
 * @param storageKey where the wishlist lies
 * @returns what a person finds on the page now
 */
export function readScreen(storageKey: string): ReadScreen {
  const all = (selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<HTMLElement>(selector),
  ];
  /** Without what the translator of `support/translator.ts` has made of it. */
  const plain = (text: string | null | undefined) =>
    (text ?? '')
      .replaceAll(/[\u0323ə]/g, '')
      .replaceAll(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660))
      .replaceAll(/\s+/g, ' ')
      .trim();
  const plainText = (element: Element | null | undefined) => plain(element?.textContent);
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  /** As the page is behind an open menu. */
  const isInert = (element: Element) => element.closest('[inert]') !== null;

  /** No part of a name; a badge changes with every press. */
  const UNSAID = '[aria-hidden="true"], select, [data-wishlist-count]';
  const textOf = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll(UNSAID)) hidden.remove();
    return plain(copy.textContent);
  };
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return plain(label);
    const by = element.getAttribute('aria-labelledby');
    if (by !== null) return textOf(document.querySelector(`#${CSS.escape(by)}`) ?? element);
    const labels = (element as HTMLInputElement).labels;
    if (labels?.[0]) return textOf(labels[0]);
    return textOf(element) || plain(element.getAttribute('placeholder'));
  };

  const modals = all('dialog:modal');
  const top = modals.at(-1);
  const placeOf = (element: Element): string => {
    if (element.closest('[role="region"][aria-label^="Notifications"]')) return 'toast';
    const dialog = element.closest('dialog');
    if (dialog) return `dialog ${nameOf(dialog)}`;
    const landmark = element.closest('[popover], header, main, footer');
    if (landmark?.matches('[popover]')) return 'menu';
    return landmark?.tagName.toLowerCase() ?? 'page';
  };
  const roleOf = (element: Element): Control['role'] => {
    if (element.matches('a')) return 'link';
    if (element.matches('select')) return 'select';
    if (element.matches('[type="checkbox"], [type="radio"]')) return 'checkbox';
    if (element.matches('input, textarea')) return 'textbox';
    if (element.matches('[role="tab"]')) return 'tab';
    return element.closest('[role="grid"]') ? 'day' : 'button';
  };
  /** What is typed into a form is known by the field's id where it has one of its own. */
  const fieldOf = (element: Element): string => {
    if (!element.matches('input, textarea, select') || !element.closest('form')) return '';
    if (element.matches('[type="search"], [type="file"], [readonly], [name="website"]')) return '';
    // Turns to a month, and is none of what is sent.
    if (element.closest('.rdp-root')) return '';
    // Never kept on the device.
    if (element.matches('[type="password"]')) return '';
    if (element.closest('[role="group"][aria-label^="Quantity of"]')) return '';
    // Becomes an entry of its list as soon as it is left.
    if (element.matches('dialog input') && /^(Tags|Colors|Image URL)$/.test(nameOf(element)))
      return '';
    const own = /^[a-z]+-[a-z-]+$/.exec(element.id)?.[0];
    const counted = nameOf(element).replace(/the (item|\d+ items) on/, 'the items on');
    return own ?? `${placeOf(element)} / ${counted}`;
  };
  /** Nobody has touched its island: a draft comes with the first touch. */
  const isAsleep = (element: Element) => element.closest('astro-island[ssr]') !== null;
  const valueOf = (element: Element): string => {
    const { checked, type, value } = element as HTMLInputElement;
    if (type === 'checkbox' || type === 'radio') return String(checked);
    // As the browser shows it.
    if (type === 'date') return value.replace(/^(.+)-(..)-(..)$/, '$2/$3/$1');
    return element.matches('input, textarea, select') ? value : (element.ariaPressed ?? '');
  };
  const choicesOf = (element: Element) =>
    element instanceof HTMLSelectElement
      ? [...element.options].filter(({ disabled }) => !disabled).map(({ value }) => value)
      : [];
  const itemOf = (element: HTMLElement): Control['item'] => {
    if (element.dataset.heart === undefined) return null;
    return { option: null, ...(JSON.parse(element.dataset.heart) as object) } as Control['item'];
  };

  const counts = new Map<string, number>();
  const elements = all(
    'a[href], button, input:not([type="hidden"], [type="file"], [name="website"]), textarea, select',
  ).filter(
    (element) => (top ?? document).contains(element) && isSeen(element) && !isInert(element),
  );
  globalThis.exploredElements = elements;
  const controls = elements.map((element): Control => {
    const [role, name, place] = [roleOf(element), nameOf(element), placeOf(element)];
    const kind = JSON.stringify([role, name, place]);
    const nth = counts.get(kind) ?? 0;
    counts.set(kind, nth + 1);
    const link = element instanceof HTMLAnchorElement ? element : null;
    const isAway = link && (link.target !== '' || link.origin !== location.origin);
    return {
      role,
      name,
      place,
      nth,
      disabled: element.matches(':disabled, [aria-disabled="true"]'),
      value: valueOf(element),
      choices: choicesOf(element),
      href: link?.href ?? '',
      field: fieldOf(element),
      question: element.matches('[type="checkbox"]') ? (element as HTMLInputElement).name : '',
      oneOf: element.matches('[type="radio"]') ? (element as HTMLInputElement).name : '',
      submits: element.matches('form [type="submit"]'),
      inquiries: isAway ? 'away' : 'here',
      item: itemOf(element),
    };
  });

  const stored = (): Screen['stored'] => {
    try {
      const text = localStorage.getItem(storageKey) ?? '{"lines":[]}';
      return (JSON.parse(text) as { lines: Screen['stored'] }).lines;
    } catch {
      return [];
    }
  };
  const centsIn = (place: Element | null, label: string): number | null => {
    const priced = new RegExp(String.raw`${label} ?(?:from )?\$([\d,]+\.\d\d)`);
    const [, dollars] = priced.exec(plainText(place)) ?? [];
    return dollars === undefined ? null : Math.round(Number(dollars.replaceAll(',', '')) * 100);
  };
  const listIn = (place: Element | undefined): ListView | null => {
    if (!place) return null;
    const inputs = all('input[aria-label^="Quantity of "]', place) as HTMLInputElement[];
    const lines = inputs.map((input) => ({
      name: nameOf(input).replace('Quantity of ', ''),
      quantity: input === document.activeElement ? Number.NaN : Number(input.value),
      cents: centsIn(input.closest('li'), 'Line total'),
    }));
    const isFolded = all('button[aria-expanded="false"][aria-controls$="-list"]', place).length > 0;
    return { lines, isFolded, cents: centsIn(place, 'Estimate') };
  };
  const dialogNamed = (pattern: RegExp) => modals.find((dialog) => pattern.test(nameOf(dialog)));
  const sharedDialog = dialogNamed(/^A Shared/);
  const sharedLines = all('li', sharedDialog ?? document.createElement('div')).flatMap((row) => {
    const [, quantity] = /Quantity: (\d+)/.exec(plainText(row)) ?? [];
    const name = plainText(row.querySelector('p'));
    return quantity === undefined
      ? []
      : [{ name, quantity: Number(quantity), cents: centsIn(row, 'Line total') }];
  });

  const hearts = all('[data-heart]').map((heart) => ({
    id: itemOf(heart)?.id ?? '',
    name: itemOf(heart)?.name ?? '',
    isPressed: heart.ariaPressed === 'true',
  }));
  const badges = all('[data-wishlist-count]').map((badge) =>
    badge.hidden ? 0 : Number(plainText(badge).replaceAll(',', '')),
  );

  const focused = document.activeElement ?? document.body;
  const isPlaceVisible = (element: Element): boolean => {
    // Of what is hidden but for its label, the label is seen.
    const box = element.getBoundingClientRect();
    const isHidden = element.matches('input') && (box.width <= 2 || box.height <= 2);
    const shown = isHidden ? (element.closest('label, div') ?? element) : element;
    const { left, right, top: upper, bottom } = shown.getBoundingClientRect();
    const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [y0, y1] = [Math.max(upper, 0), Math.min(bottom, innerHeight)];
    if (x1 <= x0 || y1 <= y0) return false;
    const at = (from: number, to: number) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => from + (to - from) * part);
    return at(y0, y1).some((y) =>
      at(x0, x1).some((x) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (shown.contains(hit) || hit.closest('label')?.control === element);
      }),
    );
  };
  const isOnBody = focused === document.body || focused === document.documentElement;
  const region = all('[role="region"][aria-label^="Notifications"]:has(li[data-state="open"])')[0];
  const toast = region?.querySelector('li[data-state="open"]');
  const [title, text] = all(':scope > div:first-child > *', toast ?? document.createElement('li'));

  const toasts = (globalThis.exploredToasts ??= []);
  const numberOf = (element: Element): number => {
    const known = toasts.findIndex((each) => each.deref() === element);
    return known === -1 ? toasts.push(new WeakRef(element)) - 1 : known;
  };

  return {
    url: location.href,
    documentId: performance.timeOrigin,
    entry: navigation.currentEntry?.key ?? '',
    canGoBack: navigation.canGoBack,
    canGoForward: navigation.canGoForward,
    heading: plainText(document.querySelector('h1')),
    dialogs: modals.map((dialog) => ({ name: nameOf(dialog), visible: isSeen(dialog) })),
    menus: all(':popover-open:not([popover="manual"])').map(nameOf),
    controls,
    fields: Object.fromEntries(
      all('input, textarea, select')
        .filter((element) => fieldOf(element) !== '' && isSeen(element) && !isAsleep(element))
        .map((element) => [fieldOf(element), valueOf(element)]),
    ),
    sleeping: all('input, textarea, select').filter(isAsleep).map(fieldOf),
    stored: stored(),
    badges: badges.length > 0 ? badges : null,
    panel: listIn(dialogNamed(/^Your Wishlist/)),
    checkout: listIn(location.pathname === '/checkout' ? all('main')[0] : undefined),
    shared: sharedDialog
      ? { lines: sharedLines, isFolded: false, cents: centsIn(sharedDialog, 'Estimate') }
      : null,
    hearts,
    toast: toast
      ? { title: plainText(title), text: plainText(text), number: numberOf(toast) }
      : null,
    said: all('form [role="status"], form [role="alert"]').map(plainText).join(' '),
    references: all('p')
      .filter(
        (element) => plainText(element).startsWith('Your reference number is') && isSeen(element),
      )
      .flatMap((element) => /[A-Z]+-\w+/.exec(plainText(element)) ?? []),
    focus: {
      on: isOnBody ? 'body' : `${focused.tagName.toLowerCase()} "${nameOf(focused).slice(0, 80)}"`,
      visible: isOnBody || isPlaceVisible(focused),
    },
    scriptFailed: document.querySelector('.script-failed') !== null,
    selectedTab: all('[role="tab"][aria-selected="true"]').map(nameOf).join(),
  };
}
