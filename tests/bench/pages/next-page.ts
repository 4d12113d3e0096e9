/**
 * From the press of a link to the largest paint of the next page, on a phone's processor and slow 4G:
 * with the page prerendered while the pointer rested on the link, and without speculation rules.
 */
import { openChrome, type Chrome } from '../../support/chrome/open-chrome.ts';
import { ratioRow, type Row } from '../ratio.ts';
import { PHONE_PROCESSOR, SLOW_4G } from './slow-4g.ts';

const FROM = '/rental-services';
const TO = '/rental-services/chairs';
const LINK = `main a[href="${TO}"]`;
const PAIRS = 9;

const NOTE_PRESS = `addEventListener('click', ({ timeStamp }) => {
  localStorage.pressed = performance.timeOrigin + timeStamp;
}, true)`;
const LARGEST_PAINT = `new Promise((resolve) => {
  const observer = new PerformanceObserver((list) => {
    const { startTime } = list.getEntries().at(-1);
    setTimeout(() => resolve(performance.timeOrigin + startTime - localStorage.pressed), 500);
  });
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
})`;
const UNTIL_LOADED = `new Promise((resolve) => {
  if (document.readyState === 'complete') resolve(true);
  else addEventListener('load', () => resolve(true));
})`;
const IS_LOADED = `document.readyState === 'complete'`;

/** @param shopUrl a shop with the demo catalog */
export async function benchNextPage(shopUrl: string): Promise<Row[]> {
  const chrome = await openChrome({ prepare: [...PHONE_PROCESSOR, ...SLOW_4G] });
  try {
    const row = await ratioRow({
      name: 'Press to largest paint of the next page, prerendered / without speculation rules',
      aim: 0.15,
      part: () => press(chrome, shopUrl, true),
      whole: () => press(chrome, shopUrl, false),
      pairs: PAIRS,
    });
    return [row];
  } finally {
    await chrome.close();
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
