/**
 * `npm run screenshots`: every kind of page and every tab of the admin at three widths, into
 * `screenshots/`.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startShop } from '#local/shop.ts';
import { createTerminal } from '#local/terminal.ts';
import { readEnv } from '#server/base/env.ts';
import { PAGES, categoryPath, itemPath, roomPath } from '#site/paths.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { browserOptions, findBrowser, HOW_TO_GET_A_BROWSER } from './browser.ts';

const FOLDER = 'screenshots';
const WIDTHS = [360, 768, 1440];
const SHOTS: Record<string, string> = {
  home: PAGES.home,
  catalog: PAGES.rentals,
  category: categoryPath('linens'),
  product: itemPath('chairs', 'gold-chiavari-chair'),
  'product-options': itemPath('dance-floors', 'led-video-dance-floor'),
  'design-services': PAGES.design,
  'photo-booth': PAGES.photoBooth,
  'video-dance-floor': PAGES.danceFloor,
  checkout: PAGES.checkout,
  'how-it-works': PAGES.howItWorks,
  faq: PAGES.faq,
  room: roomPath('loft-dinner'),
  contact: PAGES.contact,
  accessibility: PAGES.accessibility,
  privacy: PAGES.privacy,
  'not-found': '/nothing-here',
  'product-not-found': itemPath('chairs', 'nothing-here'),
};

/** Tabs of the admin, by the names of their images. */
const ADMIN_SHOTS: Record<string, string> = {
  'admin-categories': 'Categories',
  'admin-items': 'Rental Items',
  'admin-packages': 'Service Packages',
  'admin-inquiries': 'Contact Leads',
};
/** Only for as long as the images take. */
const OWNER = { email: DEFAULT_SETTINGS.business.email, password: randomUUID() };

const dataFolder = await mkdtemp(path.join(tmpdir(), 'woodward-screenshots-'));
const env = readEnv({
  DATA_DIR: dataFolder,
  DEMO_OWNER_EMAIL: OWNER.email,
  DEMO_OWNER_PASSWORD: OWNER.password,
});
const { signal } = new AbortController();
const closers = new AsyncDisposableStack();
const shop = await startShop({ ...env, PORT: 0 }, { terminal: createTerminal(), signal, closers });
const executablePath = findBrowser();
if (executablePath === undefined) throw new Error(HOW_TO_GET_A_BROWSER);
const browser = await chromium.launch({ executablePath, ...browserOptions() });
try {
  for (const width of WIDTHS) {
    const page = await browser.newPage({
      viewport: { width, height: width < 500 ? 740 : 900 },
      reducedMotion: 'reduce',
      baseURL: shop.url,
    });
    for (const [name, address] of Object.entries(SHOTS)) {
      await page.goto(address);
      await loadImages(page);
      await shoot(page, name, width);
    }
    await page.goto(PAGES.admin);
    await page.getByLabel('Email').fill(OWNER.email);
    await page.getByLabel('Password').fill(OWNER.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    for (const [name, tab] of Object.entries(ADMIN_SHOTS)) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      const panel = page.getByRole('tabpanel', { name: tab, exact: true });
      await panel.getByText(/^Updated \d/).waitFor({ state: 'attached' });
      await loadImages(page);
      await shoot(page, name, width);
    }
    await page.close();
  }
} finally {
  await browser.close();
  await closers.disposeAsync();
  await rm(dataFolder, { recursive: true, force: true });
}

async function shoot(page: Page, name: string, width: number): Promise<void> {
  const file = path.join(FOLDER, `${name}-${width}.png`);
  await page.screenshot({ path: file, fullPage: true });
  process.stdout.write(`${file}\n`);
}

/** Images below the first view load when they come near it. */
async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
}
