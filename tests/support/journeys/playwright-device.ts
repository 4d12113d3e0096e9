/**
 * A person's browser that Playwright drives: Chromium, Firefox, and Playwright's own WebKit.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { limit } from '../limits/limit.ts';
import type { Device, Engine, Tab } from './device.ts';
import { fits, focus, seenOf } from './page-functions.ts';
import type { Name, Target } from './targets.ts';

/**
 * @param browser closed with the engine
 * @param canTouch whether a phone is used with fingers; else with a mouse
 */
export function playwrightEngine(browser: Browser, canTouch: boolean): Engine {
  return {
    newDevice: async ({ name, width, height }) => {
      const hasTouch = canTouch && name === 'phone';
      const context = await browser.newContext({ viewport: { width, height }, hasTouch });
      return deviceOf(context, hasTouch);
    },
    close: () => browser.close(),
  };
}

function deviceOf(context: BrowserContext, touch: boolean): Device {
  context.setDefaultTimeout(limit(15_000));
  context.setDefaultNavigationTimeout(30_000);
  return {
    newTab: async () => tabOf(await context.newPage(), touch),
    forgetSession: () => context.clearCookies(),
    close: () => context.close(),
  };
}

function tabOf(page: Page, touch: boolean): Tab {
  const press = (target: Target) => {
    const place = locate(page, target);
    return touch ? place.tap() : place.click();
  };
  return {
    open: async (address) => {
      await page.goto(address);
    },
    address: async () => {
      const { pathname, search, hash } = new URL(page.url());
      return `${pathname}${search}${hash}`;
    },
    look: (target) => settled(() => locate(page, target).evaluateAll(seenOf)),
    press,
    type: async (target, text) => {
      await press(target);
      await page.keyboard.press('ControlOrMeta+a');
      if (text === '') await page.keyboard.press('Delete');
      else await page.keyboard.type(text);
    },
    choose: async (target, option) => {
      await locate(page, target).selectOption({ label: option });
    },
    keys: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    focus: () => settled(() => page.evaluate(focus)),
    back: async () => {
      // A page that was kept as it was does not load again.
      await page.goBack({ waitUntil: 'commit' });
    },
    reload: async () => {
      await page.reload();
    },
    show: () => page.bringToFront(),
    fits: () => settled(() => page.evaluate(fits)),
    // Hiding the caret takes a style that the site's policy refuses.
    screenshot: () => page.screenshot({ caret: 'initial' }),
    close: () => page.close(),
  };
}

/** What happens while one page goes and the next one comes. */
const BETWEEN_PAGES = /context was destroyed|frame was detached|navigat|Cannot find context/i;
const TRIES = 20;
const PAUSE_MS = 100;

/** Looks again when the page was just replaced. */
async function settled<T>(look: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await look();
    } catch (error) {
      if (tries === TRIES || !BETWEEN_PAGES.test(String(error))) throw error;
    }
    await sleep(PAUSE_MS);
  }
}

function locate(scope: Page | Locator, target: Target): Locator {
  const all = placeOf(scope, target).filter({ visible: true });
  return target.first ? all.first() : all;
}

/** What something is in need not be visible itself: toasts stand in a region of no size. */
function placeOf(scope: Page | Locator, target: Target): Locator {
  return matching(target.within ? placeOf(scope, target.within) : scope, target);
}

function matching(scope: Page | Locator, target: Target): Locator {
  const exact = typeof target.name === 'string';
  switch (target.by) {
    case 'role': {
      const name: { name?: Name } = target.name === undefined ? {} : { name: target.name };
      return scope.getByRole(target.role as Parameters<Page['getByRole']>[0], { ...name, exact });
    }
    case 'label':
      return scope.getByLabel(target.name, { exact });
    case 'text':
      return scope.getByText(target.name, { exact });
  }
}
