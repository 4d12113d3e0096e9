/** Words of a third more letters, as a translation brings them, larger letters, and what then no longer fits. */
import type { Page } from '@playwright/test';

declare global {
  var lengthened: WeakMap<Text, string> | undefined;
}

/** Runs in the page: gives each word a third more letters, once; a text that came since gets them the next time. */
export function lengthenWords(): void {
  const done = (globalThis.lengthened ??= new WeakMap<Text, string>());
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest('script, style, svg, noscript')) continue;
    if (done.get(node) === node.data) continue;
    node.data = node.data.replaceAll(
      /\p{L}{2,}/gu,
      (word) => word + 'entraciones'.slice(0, Math.ceil(word.length * 0.35)),
    );
    done.set(node, node.data);
  }
}

/** In pixels, as browsers come. */
export const USUAL_LETTERS = 16;

/**
 * Sets the size of letters, as a visitor does in the browser, on the page that is open and later ones;
 * those of one width follow.
 * @param standard in pixels; by default twice the usual size
 */
export async function enlargeLetters(page: Page, standard = 2 * USUAL_LETTERS): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard, fixed: Math.round((standard * 13) / 16) },
  });
}

/** @returns dialogs and menus that scroll sideways, as only an enlarged image may */
function scrolling(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const open of document.querySelectorAll('dialog[open]:not(.enlarged), :popover-open')) {
      for (const box of [open, ...open.querySelectorAll('*')]) {
        if (!box.checkVisibility() || getComputedStyle(box).overflowX !== 'auto') continue;
        const more = box.scrollWidth - box.clientWidth;
        const name = open.getAttribute('aria-label') ?? open.querySelector('h2')?.textContent;
        if (more > 0) found.push(`${box.localName} in "${name}" scrolls ${more} px sideways`);
      }
    }
    return found;
  });
}

/** @returns what does not fit the window: what is cut at its edges, and what scrolls sideways */
export async function cutOff(page: Page): Promise<string[]> {
  await nextFrame(page);
  return [...(await beyondEdges(page)), ...(await scrolling(page))];
}

/** @returns what lies beyond the window's edges, besides what can be scrolled to by itself */
function beyondEdges(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    const beyond = document.documentElement.scrollWidth - width;
    if (beyond > 0) found.push(`the page scrolls ${beyond} px sideways`);
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent);
    };
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('[popover], svg, .sr-only') || isClipped(element)) continue;
      const { left, right, width: own } = element.getBoundingClientRect();
      if (own < 2 || (left >= -1 && right <= width + 1)) continue;
      const text = element.textContent.trim().slice(0, 30);
      const place = `from ${Math.round(left)} to ${Math.round(right)} of ${width} px`;
      found.push(`${element.localName} "${text}" is cut: ${place}`);
    }
    return found.slice(0, 8);
  });
}

/** A longer one may have no line of its own on a phone. */
const SHORT_WORD = 12;

/** @returns words of few letters, and prices, that are broken in two, as in a column that words of a translation leave no room */
export function brokenWords(page: Page): Promise<string[]> {
  return brokenIn(page, { letters: SHORT_WORD, share: Infinity });
}

/** @returns words and prices that are broken in two and would fit into half of the window, as in a column that is too narrow */
export function crampedWords(page: Page): Promise<string[]> {
  return brokenIn(page, { letters: Infinity, share: 0.5 });
}

interface Broken {
  /** Words of more letters may be broken. */
  letters: number;
  /** Of the window's width: words that are wider may be broken. */
  share: number;
}

function brokenIn(page: Page, most: Broken): Promise<string[]> {
  return page.evaluate(({ letters, share }) => {
    const found = new Set<string>();
    const hidden = 'script, style, noscript, svg, option, .sr-only, [popover]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || parent.closest(hidden) || !parent.checkVisibility()) continue;
      // Of an address, any part may begin a line.
      const whole = /(?<![@.\p{L}])\p{L}+(?![@.]\p{L})|\$\d[\d,.]*/gu;
      for (const { 0: word, index } of node.data.matchAll(whole)) {
        if (word.length > letters) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const rects = [...range.getClientRects()];
        const isBroken = new Set(rects.map(({ top }) => Math.round(top))).size > 1;
        const width = rects.reduce((sum, rect) => sum + rect.width, 0);
        if (isBroken && width <= share * innerWidth)
          found.add(`"${word}" of "${parent.textContent.trim().slice(0, 40)}"`);
      }
    }
    return [...found];
  }, most);
}

/** Waits until the page has been drawn once more: what listens to the window's width has changed by then. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
