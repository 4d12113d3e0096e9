/** A shop with other HTML, to measure what a part of its pages costs. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

export interface ChangedShop {
  url: string;
  close: () => Promise<void>;
}

/**
 * @param shopUrl of an open shop
 * @param change what becomes of the HTML of a page, by its path
 */
export async function serveChanged(
  shopUrl: string,
  change: (html: string, path: string) => string,
): Promise<ChangedShop> {
  const app = new Hono();
  app.use(compress());
  app.get('*', async ({ req }) => {
    const { pathname, search } = new URL(req.url);
    const original = await fetch(shopUrl + pathname + search);
    const headers = new Headers(original.headers);
    // `fetch` has unpacked the body.
    for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
    const isPage = headers.get('Content-Type')?.startsWith('text/html') === true;
    const body = isPage ? change(await original.text(), pathname) : await original.arrayBuffer();
    return new Response(body, { status: original.status, headers });
  });
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
      const close = () => new Promise<void>((done) => void server.close(() => done()));
      resolve({ url: `http://127.0.0.1:${port}`, close });
    });
  });
}
