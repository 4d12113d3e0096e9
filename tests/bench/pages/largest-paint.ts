/**
 * The largest paint of a first visit on a phone's processor and slow 4G: with all scripts, and of the
 * same page without any. What scripts take away from the reader is the difference.
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { openChrome, type Chrome } from '../../support/chrome/open-chrome.ts';
import { ratioRow, type Row } from '../ratio.ts';
import { PHONE_PROCESSOR, SLOW_4G } from './slow-4g.ts';

const PAGES = ['/', '/rental-services/chairs', '/rental-services/chairs/gold-chiavari-chair'];
const PAIRS = 9;
const PHONE = { width: 390, height: 844 };

const LARGEST_PAINT = `new Promise((resolve) => {
  const observer = new PerformanceObserver((list) => {
    const { startTime } = list.getEntries().at(-1);
    setTimeout(() => resolve(startTime), 1_000);
  });
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
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
    return rows;
  } finally {
    await chrome.close();
    await whole.close();
    await bare.close();
  }
}

/** @returns milliseconds, in a browser that has seen nothing of the site */
async function largestPaint(chrome: Chrome, address: string): Promise<number> {
  const tab = await chrome.openTab();
  try {
    await tab.send('Network.clearBrowserCache');
    await tab.open(address);
    return await tab.read<number>(LARGEST_PAINT);
  } finally {
    await tab.close();
  }
}

interface Proxy {
  url: string;
  close: () => Promise<void>;
}

/** @param change what becomes of the HTML of a page */
async function serveChanged(shopUrl: string, change: (html: string) => string): Promise<Proxy> {
  const app = new Hono();
  app.use(compress());
  app.get('*', async ({ req }) => {
    const { pathname, search } = new URL(req.url);
    const original = await fetch(shopUrl + pathname + search);
    const headers = new Headers(original.headers);
    // `fetch` has unpacked the body.
    for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
    const isPage = headers.get('Content-Type')?.startsWith('text/html') === true;
    const body = isPage ? change(await original.text()) : await original.arrayBuffer();
    return new Response(body, { status: original.status, headers });
  });
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
      const close = () => new Promise<void>((done) => void server.close(() => done()));
      resolve({ url: `http://127.0.0.1:${port}`, close });
    });
  });
}

function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
}
