/**
 * From a key to the paint that shows it: in the search of a category of ten thousand items, and in
 * an input of the same page that does nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ItemCardData } from '#site/catalog/item-card.ts';
import { openChrome } from '../../support/chrome/open-chrome.ts';
import type { Tab } from '../../support/chrome/tab.ts';
import { ratioRow, type Row } from '../ratio.ts';
import { PHONE_PROCESSOR } from './slow-4g.ts';

const ITEMS = 10_000;
const PAIRS = 30;
const SETTLED_MS = 300;
const CATEGORY = '/rental-services/lanterns';
/** Each finds something else among the names below. */
const KEYS = 'glassroundtin';

/**
 * Stands for the file of a category of that size: what the page fetches with its first use.
 * @param count of items
 */
function withManyItems(count: number): void {
  const words = ['Glass', 'Brass', 'Tin', 'Round', 'Tall', 'Garden', 'Ivory'];
  const cards: ItemCardData[] = Array.from({ length: count }, (_, index) => {
    const name = `${words[index % 7]} ${words[(index * 3) % 5]} Lantern ${index}`;
    return {
      id: String(index),
      name,
      href: `/rental-services/lanterns/${index}`,
      shortDescription: `A lantern for ${words[index % 5]?.toLowerCase()} tables.`,
      price: `$${index % 300}.00`,
      unit: 'each',
      optionCount: 0,
      tags: [words[index % 7] ?? ''],
      colors: [words[index % 5] ?? ''],
      size: `${index % 9}" round`,
      image: { url: '/media/fallback.svg', alt: name },
      second: '',
    };
  });
  const file = JSON.stringify(cards);
  const original = globalThis.fetch;
  globalThis.fetch = (input, options) =>
    typeof input === 'string' && input.endsWith('/lanterns.json')
      ? Promise.resolve(Response.json(JSON.parse(file)))
      : original(input, options);
}

/** In the page: notes how long the next key takes until it is painted. */
function watchKeys(): void {
  const idle = document.createElement('input');
  idle.id = 'idle';
  idle.className = 'input';
  document.querySelector('main h1')?.after(idle);
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.addEventListener('message', () => {
          document.documentElement.dataset.took = String(performance.now() - timeStamp);
        });
        painted.port1.start();
        painted.port2.postMessage(null);
      });
    },
    true,
  );
}

/** @param shopUrl of a shop whose category `lanterns` fetches its list */
export async function benchKeystrokes(shopUrl: string): Promise<Row[]> {
  const chrome = await openChrome({ prepare: PHONE_PROCESSOR });
  try {
    const tab = await chrome.openTab();
    await tab.open(shopUrl + CATEGORY);
    await tab.read(`(${withManyItems.toString()})(${ITEMS})`);
    await tab.read(`(${watchKeys.toString()})()`);
    await tab.press('main input[type=search]');
    await tab.until(
      `document.querySelector('main [role=status]').textContent.includes('${ITEMS}')`,
    );
    let typed = 0;
    const keyInto = (selector: string) => async () => {
      typed += 1;
      return key(tab, selector, KEYS[typed % KEYS.length] ?? '');
    };
    const row = await ratioRow({
      name: `Key to paint while filtering ${ITEMS} items / in an input that does nothing`,
      aim: 1.2,
      part: keyInto('main input[type=search]'),
      whole: keyInto('#idle'),
      pairs: PAIRS,
      warmUp: 3,
    });
    return [row];
  } finally {
    await chrome.close();
  }
}

/** Replaces what stands in an input by one key. @returns milliseconds until it is painted */
async function key(tab: Tab, selector: string, text: string): Promise<number> {
  await tab.read(`{
    const input = document.querySelector('${selector}');
    input.focus({ preventScroll: true });
    input.select();
    delete document.documentElement.dataset.took;
  }`);
  // What the key before has set in motion, and the focus.
  await sleep(SETTLED_MS);
  await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', key: text, text });
  await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text });
  await tab.until(`document.documentElement.dataset.took !== undefined`);
  return Number(await tab.read('document.documentElement.dataset.took'));
}
