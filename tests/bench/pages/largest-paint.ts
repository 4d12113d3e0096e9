/**
 * The largest paint of a first visit on a phone's processor and slow 4G: with all scripts, and of the
 * same page without any. What scripts take away from the reader is the difference. With the day of an
 * event on the device, and without one: what is said of the day must cost no paint (@availability.quiet).
 */
import { dayAfter } from '#domain/days.ts';
import { formatEventDate, todayInDetroit } from '#domain/event-date.ts';
import { REMEMBERED_KEY } from '#domain/remembered-storage.ts';
import { openChrome, type Chrome } from '../../support/chrome/open-chrome.ts';
import { ratioRow, type Row } from '../ratio.ts';
import { serveChanged } from './changed-shop.ts';
import { PHONE_PROCESSOR, SLOW_4G } from './slow-4g.ts';

const PAGES = ['/', '/rental-services/chairs', '/rental-services/chairs/gold-chiavari-chair'];
const PAIRS = 9;
const PHONE = { width: 390, height: 844 };

/** After the last image of the page and the last larger paint. */
const QUIET_MS = 1_500;
const LARGEST_PAINT = `new Promise((resolve) => {
  let last;
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => resolve(last), ${QUIET_MS});
  };
  new PerformanceObserver((list) => {
    last = list.getEntries().at(-1).startTime;
    wait();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  if (document.readyState !== 'complete') addEventListener('load', wait);
})`;

/** @param shopUrl a shop with the demo catalog */
export async function benchLargestPaint(shopUrl: string): Promise<Row[]> {
  const whole = await serveChanged(shopUrl, (html) => html);
  const bare = await serveChanged(shopUrl, withoutScripts);
  const chrome = await openChrome({ prepare: [...PHONE_PROCESSOR, ...SLOW_4G], ...PHONE });
  try {
    const rows: Row[] = [];
    for (const page of PAGES) {
      const row = await ratioRow({
        name: `Largest paint of ${page}, with scripts / without any`,
        aim: 1.05,
        part: () => largestPaint(chrome, whole.url + page),
        whole: () => largestPaint(chrome, bare.url + page),
        pairs: PAIRS,
        warmUp: 1,
      });
      rows.push(row);
    }
    for (const page of PAGES) {
      const row = await ratioRow({
        name: `Largest paint of ${page}, with a date on the device / without`,
        aim: 1.05,
        part: () => largestPaint(chrome, whole.url + page, WITH_DATE),
        whole: () => largestPaint(chrome, whole.url + page, WITHOUT_DATE),
        pairs: PAIRS,
        warmUp: 1,
      });
      rows.push(row);
    }
    return rows;
  } finally {
    await chrome.close();
    await whole.close();
    await bare.close();
  }
}

const DATE = formatEventDate(dayAfter(todayInDetroit(new Date()), 200));
const WITH_DATE = `localStorage['${REMEMBERED_KEY}'] = '${JSON.stringify({ eventDate: DATE })}'`;
const WITHOUT_DATE = 'localStorage.clear()';

/**
 * @param prepare what another visit left on the device
 * @returns milliseconds, in a browser that has nothing of the site in its cache
 */
async function largestPaint(chrome: Chrome, address: string, prepare?: string): Promise<number> {
  const tab = await chrome.openTab();
  try {
    if (prepare !== undefined) {
      // A file without a script.
      await tab.open(new URL('/robots.txt', address).href);
      await tab.read(prepare);
    }
    await tab.send('Network.clearBrowserCache');
    await tab.open(address);
    return await tab.read<number>(LARGEST_PAINT);
  } finally {
    await tab.close();
  }
}

function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
}
