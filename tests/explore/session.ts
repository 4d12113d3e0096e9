/**
 * The browser of somebody who explores: their tabs, what is on its way in each, and what went wrong.
 */
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Disposable, Page, Request } from '@playwright/test';
import { WISHLIST_KEY } from '#domain/wishlist-storage.ts';
import { limit } from '../support/limits/limit.ts';
import { collectErrors } from '../support/page-errors.ts';
import { translateNow } from '../support/translator.ts';
import { answered } from './answered.ts';
import { LANGUAGES, type LanguageName } from './languages.ts';
import { readCutOff } from './read-cut-off.ts';
import { readScreen } from './read-screen.ts';
import type { Screen } from './screen.ts';
import { postedJson, readAnswer, type SentBody } from './sent-body.ts';

export const VIEWPORTS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 760 },
} as const;
export type ViewportName = keyof typeof VIEWPORTS;

export interface Tab {
  page: Page;
  /** Into which the browser translates each page once it is there. */
  language?: LanguageName | undefined;
  /** What breaks the storages of each of its pages. */
  breaks?: Disposable | undefined;
  /** Requests that may still change the page. */
  pending: Set<Request>;
  /** When the last of them ended, in milliseconds. */
  quietSince: number;
}

export interface Session {
  context: BrowserContext;
  tabs: Tab[];
  openTab: (url: string) => Promise<Tab>;
  /** Waits until nothing is on its way, and reads what is on the page. */
  read: (tab: Tab) => Promise<Screen>;
  /** Reads a tab that lies behind another: such a one is drawn once a second, which is not waited for. */
  readBehind: (tab: Tab) => Promise<Screen>;
  /** @returns errors of the console and the pages since the last call */
  newErrors: () => Promise<string[]>;
  /** @returns what the forms have sent since the last call */
  newBodies: () => SentBody[];
  /** @returns how many changes the admin's API has taken since the last call */
  newWrites: () => number;
  close: () => Promise<void>;
}

export interface SessionOptions {
  baseURL: string;
  /** Cookies of somebody who is signed in. */
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>;
}

const ADMIN_API = '/api/admin/';
/** What never changes what a page does. */
const PASSIVE = new Set(['image', 'media', 'font', 'ping']);
/** A request that hangs longer is what the page has to live with. */
const TIMEOUT_MS = 8_000;
/** What has come over the network reaches the page a moment later. */
const ARRIVAL_MS = 20;

/** Opens a browser context for one run. */
export async function openSession(browser: Browser, options: SessionOptions): Promise<Session> {
  const context = await browser.newContext({
    ...options,
    viewport: VIEWPORTS.desktop,
    // Positions are final at once.
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addInitScript(() => {
    // A print dialog waits for somebody.
    window.print = () => undefined;
    // So that a press that something came in the way of is known.
    addEventListener(
      'click',
      (event) => {
        globalThis.exploredPress = event.composedPath();
      },
      true,
    );
  });
  const errors = collectErrors(context);
  let seenErrors = 0;
  // Asking costs time, and there is mostly nothing to ask about.
  let mayHaveErrors = false;
  context.on('weberror', () => {
    mayHaveErrors = true;
  });
  context.on('console', (message) => {
    mayHaveErrors ||= message.type() === 'error';
  });
  const bodies: SentBody[] = [];
  const bodyOf = new WeakMap<Request, SentBody>();
  let writes = 0;
  const tabs: Tab[] = [];

  const openTab = async (url: string) => {
    const page = await context.newPage();
    const tab: Tab = { page, pending: new Set(), quietSince: 0 };
    let ofLastDocument: Request[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        ofLastDocument = [...tab.pending];
      if (!PASSIVE.has(request.resourceType())) tab.pending.add(request);
      if (request.method() === 'POST' && !request.isNavigationRequest()) {
        const path = new URL(request.url()).pathname;
        const sent = { path, body: postedJson(request), isAccepted: false, reference: '' };
        bodies.push(sent);
        bodyOf.set(request, sent);
      }
    });
    const done = (request: Request) => {
      if (tab.pending.delete(request)) tab.quietSince = performance.now();
    };
    page.on('response', (response) => {
      const isWrite = response.request().method() !== 'GET' && response.ok();
      if (isWrite && response.url().includes(ADMIN_API)) writes += 1;
      const sent = bodyOf.get(response.request());
      if (sent) void readAnswer(sent, response);
    });
    // Not each request that goes with its document is said to have ended.
    page.on('domcontentloaded', () => {
      for (const request of ofLastDocument.splice(0)) tab.pending.delete(request);
    });
    page.on('requestfinished', done);
    page.on('requestfailed', done);
    // Who asked to leave a page leaves it.
    page.on('dialog', (dialog) => {
      const answer = dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss();
      // The page may be gone by then.
      void answer.catch(() => undefined);
    });
    tabs.push(tab);
    await page.goto(url, { waitUntil: 'commit' });
    return tab;
  };

  return {
    context,
    tabs,
    openTab,
    read: readWhenQuiet,
    readBehind: (tab) => readWhenQuiet(tab, loaded),
    newErrors: async () => {
      if (!mayHaveErrors) return [];
      mayHaveErrors = false;
      const known = await errors();
      const fresh = known.slice(seenErrors);
      seenErrors = known.length;
      return fresh;
    },
    newBodies: () => bodies.splice(0),
    newWrites: () => {
      const fresh = writes;
      writes = 0;
      return fresh;
    },
    // A page that hangs may take the context along.
    close: () => context.close().catch(() => undefined),
  };
}

async function readWhenQuiet(tab: Tab, isReady = settled): Promise<Screen> {
  const { page, pending } = tab;
  const deadline = Date.now() + limit(TIMEOUT_MS);
  const isBusy = () => pending.size > 0 || performance.now() - tab.quietSince < ARRIVAL_MS;
  for (;;) {
    while (isBusy() && Date.now() < deadline) await setTimeout(4);
    // What hangs is waited for once.
    if (Date.now() >= deadline) pending.clear();
    try {
      if (tab.language) await answered(translateNow(page, LANGUAGES[tab.language]));
      await answered(page.evaluate(isReady));
      if (!isBusy() || Date.now() >= deadline) {
        const screen = await answered(page.evaluate(readScreen, WISHLIST_KEY));
        return { ...screen, cutOff: await answered(page.evaluate(readCutOff)) };
      }
    } catch (error) {
      // The page is being left: the next one is read.
      if (!isLeaving(error) || Date.now() >= deadline) throw error;
      await setTimeout(4);
    }
  }
}

/** Runs in the page: its scripts have run. */
async function loaded(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve, { once: true });
    });
  }
}

/** Runs in the page: its scripts have run, and what they changed is drawn. */
async function settled(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve, { once: true });
    });
  }
  const deadline = performance.now() + 1_500;
  // What the query of an address asks for is drawn by an island that wakes by itself.
  const isWaking = () =>
    navigator.onLine &&
    location.search !== '' &&
    document.querySelector(`astro-island[ssr][opts*='"query":true']`);
  const isBusy = () =>
    (document.querySelector('[aria-busy="true"]') ?? isWaking()) && performance.now() < deadline;
  for (let frame = 0; frame < 2 || isBusy(); frame += 1) await new Promise(requestAnimationFrame);
}

/** @returns whether an error says that the document went away meanwhile */
export function isLeaving(error: unknown): boolean {
  return (
    error instanceof Error &&
    /context was destroyed|navigat|frame was detached/i.test(error.message)
  );
}
