/** A translator as browsers have one: it rewrites the texts of a page, and goes on while they change. */
import type { Page } from '@playwright/test';

export interface Language {
  /** Whether it writes digits its own way, as Arabic and Bengali do. */
  digits: boolean;
  /** Whether its words have 35% more letters. */
  longer?: boolean;
  /** Whether it passes over `translate="no"`, as not every extension does. */
  ignoresNo?: boolean;
}

/**
 * Translates every page from its first moment on.
 * @param language how
 */
export async function translateFromStart(page: Page, language: Language): Promise<void> {
  await page.addInitScript((each) => {
    addEventListener('DOMContentLoaded', () => {
      (globalThis as unknown as { translate: (how: Language) => void }).translate(each);
    });
  }, language);
  await page.addInitScript(`globalThis.translate = ${String(translate)}`);
}

/** Translates the page as it is now, and what it becomes. A page is translated once. */
export async function translateNow(page: Page, language: Language): Promise<void> {
  await page.evaluate(`(${String(translate)})(${JSON.stringify(language)})`);
}

/** How often a translated page was changed within this time after everything came to rest. */
export async function changesWithin(page: Page, ms: number): Promise<number> {
  return page.evaluate(
    async (time) =>
      new Promise<number>((resolve) => {
        let count = 0;
        const observer = new MutationObserver((changes) => (count += changes.length));
        observer.observe(document.body, { childList: true, characterData: true, subtree: true });
        setTimeout(() => resolve(count), time);
      }),
    ms,
  );
}

/** @returns a translated text as it was before */
export function untranslated(text: string): string {
  return text
    .replaceAll(/[\u0323ə]/g, '')
    .replaceAll(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660));
}

/**
 * Runs in the page, so that it needs nothing from outside. Chrome puts each text into two `<font>`
 * elements; the words get a dot below each vowel, longer ones a letter that English lacks, which
 * `untranslated` takes away.
 */
function translate({ digits, ignoresNo = false, longer = false }: Language): void {
  if (document.documentElement.dataset.translated !== undefined) return;
  document.documentElement.dataset.translated = '';
  // A name of its own for the types: HTML has given this element up.
  const wrapper: string = 'font';
  const own = new WeakMap<Node, string>();
  const left = ['script', 'style', 'textarea', 'noscript', 'svg'];
  if (!ignoresNo) left.push('[translate="no"]');
  const words = (text: string) => {
    const long = longer
      ? text.replaceAll(/\p{L}{2,}/gu, (word) => word + 'ə'.repeat(Math.ceil(word.length * 0.35)))
      : text;
    const dotted = long.replaceAll(/[aeiou]/gi, (letter) => `${letter}\u0323`);
    return digits
      ? dotted.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
      : dotted;
  };
  const turn = (node: Node) => {
    const text = node.nodeValue ?? '';
    if (own.get(node) === text || text.trim() === '') return;
    const parent = node.parentElement;
    if (!parent || parent.closest(left.join())) return;
    const translated = document.createTextNode(words(text.replaceAll(/[\u0323ə]/g, '')));
    own.set(translated, translated.data);
    if (parent.localName === 'option' || own.has(node)) {
      parent.replaceChild(translated, node);
      return;
    }
    const outer = document.createElement(wrapper);
    const inner = document.createElement(wrapper);
    inner.appendChild(translated);
    outer.appendChild(inner);
    parent.replaceChild(outer, node);
  };
  const turnBelow = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    for (const node of nodes) turn(node);
  };
  turnBelow(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') turn(target);
      for (const node of addedNodes) if (node.isConnected) turnBelow(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
