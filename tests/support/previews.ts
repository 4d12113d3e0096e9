/** Previews for tests: the app, asked as the admin and a frame ask it, with the renderer of a real build. */
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { PreviewView } from '#contracts/previews.ts';
import type { Database } from '#db/client.ts';
import { draftRenderer } from '#local/previews.ts';
import { previewsApp } from '#server/previews/app.ts';
import { setPageRenderer } from '#server/previews/page-renderer.ts';
import { buildSite } from './site/build.ts';
import { useDemoShop } from './site/demo-shop.ts';
import { staffServices } from './staff.ts';

export const SITE_URL = 'https://woodward.example';
/** Keeps the code that tests build. */
export const CODE = '.cache/site';

export type PreviewsApp = ReturnType<typeof previewsApp>;

/** @returns the app on a database. @param now its clock */
export function appOn(db: Database, now = () => new Date()): PreviewsApp {
  return previewsApp({ ...staffServices(() => db), now, addressSalt: () => 'salt of the tests' });
}

/** Sends a draft, as the admin does. */
export async function sendDraft(
  app: PreviewsApp,
  at: string,
  body: object,
  headers: Record<string, string>,
): Promise<Response> {
  return app(
    new Request(`http://localhost/api/previews/${at}`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
}

/** Opens a preview, as a frame does. @param ip of the caller */
export async function openPreview(
  app: PreviewsApp,
  token: string,
  ip = '203.0.113.7',
): Promise<Response> {
  const request = new Request('http://localhost/api/previews', {
    method: 'POST',
    body: new URLSearchParams({ token }),
  });
  return app(request, { ip });
}

/** @returns what a draft's answer is */
export async function previewOf(answer: Response): Promise<PreviewView> {
  return (await answer.json()) as PreviewView;
}

export interface PreviewShop {
  readonly db: Database;
  readonly url: string;
  /** Builds the site. @returns its folder */
  build: () => Promise<string>;
}

/** The demo's shop, built once, whose previews are rendered as `npm start` renders them. */
export function usePreviewShop(): PreviewShop {
  const shop = useDemoShop();
  const build = async () => {
    const site = path.join(shop.folder, 'site');
    await buildSite(shop.url, site, SITE_URL, { cacheDir: CODE });
    return site;
  };
  beforeAll(async () => {
    await build();
    const source = { root: path.resolve('.'), cacheDir: CODE, siteUrl: SITE_URL };
    setPageRenderer(draftRenderer({ ...source, databaseUrl: shop.url }));
  });
  afterAll(() => setPageRenderer(undefined));
  return {
    get db() {
      return shop.db;
    },
    get url() {
      return shop.url;
    },
    build,
  };
}
