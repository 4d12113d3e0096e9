/**
 * From the press of a link to the largest paint of the next page, on a phone's processor and slow 4G:
 * with the page prerendered while the pointer rested on the link, and without speculation rules.
 */
import { openChrome, type Chrome } from '../../support/chrome/open-chrome.ts';
import { figureRow, ratioRow, type Row } from '../ratio.ts';
import { serveChanged } from './changed-shop.ts';
import { PHONE_PROCESSOR, SLOW_4G } from './slow-4g.ts';

const FROM = '/rental-services';
const TO = '/rental-services/chairs';
const LINK = `main a[href="${TO}"]`;
const PARAGRAPH = '<!doctype html><title>Chairs</title><p>Gold Chiavari Chair</p>';
const PAIRS = 9;

const NOTE_PRESS = `addEventListener('click', ({ timeStamp }) => {
  localStorage.pressed = performance.timeOrigin + timeStamp;
}, true)`;
/** After the last image of the page and the last larger paint. */
const QUIET_MS = 1_500;
const LARGEST_PAINT = `new Promise((resolve) => {
  let last;
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => resolve(performance.timeOrigin + last - localStorage.pressed), ${QUIET_MS});
  };
  new PerformanceObserver((list) => {
    last = list.getEntries().at(-1).startTime;
    wait();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  if (document.readyState !== 'complete') addEventListener('load', wait);
})`;
const UNTIL_LOADED = `new Promise((resolve) => {
  if (document.readyState === 'complete') resolve(true);
  else addEventListener('load', () => resolve(true));
})`;
const IS_LOADED = `document.readyState === 'complete'`;

/** @param shopUrl a shop with the demo catalog */
export async function benchNextPage(shopUrl: string): Promise<Row[]> {
  const nearlyEmpty = await serveChanged(shopUrl, (html, path) => (path === TO ? PARAGRAPH : html));
  const chrome = await openChrome({ prepare: [...PHONE_PROCESSOR, ...SLOW_4G] });
  try {
    const row = await ratioRow({
      name: 'Press to largest paint of the next page, prerendered / without speculation rules',
      aim: 0.15,
      part: () => press(chrome, shopUrl, true),
      whole: () => press(chrome, shopUrl, false),
      pairs: PAIRS,
    });
    const values: number[] = [];
    while (values.length < PAIRS) values.push(await press(chrome, nearlyEmpty.url, true));
    const name =
      'The same of a page with one paragraph, prerendered: what the browser takes itself';
    return [row, figureRow({ name, aim: '', values, unit: 'ms' })];
  } finally {
    await chrome.close();
    await nearlyEmpty.close();
  }
}

/** @returns milliseconds, in a tab whose cache holds nothing but what `FROM` needs */
async function press(chrome: Chrome, shopUrl: string, isAhead: boolean): Promise<number> {
  const tab = await chrome.openTab();
  try {
    await tab.send('Network.clearBrowserCache');
    await tab.open(shopUrl + FROM);
    // A rule that is taken away does nothing more.
    if (!isAhead)
      await tab.read(`document.querySelector('script[type=speculationrules]').remove()`);
    await tab.read(NOTE_PRESS);
    if (isAhead) {
      await tab.restOn(LINK);
      await tab.readPrerendered(TO, UNTIL_LOADED);
    }
    await tab.press(LINK);
    await tab.until(`location.pathname === '${TO}' && ${IS_LOADED}`);
    return await tab.read<number>(LARGEST_PAINT);
  } finally {
    await tab.close();
  }
}
