import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, firefox, webkit } from '@playwright/test';
import { browserOptions } from '../browser.ts';
import { limit } from '../limits/limit.ts';
import { DESKTOP, type Engine } from './device.ts';
import type { FoundEngine } from './find-engines.ts';
import { playwrightEngine } from './playwright-device.ts';
import { webkitEngine } from './webdriver/webkit-engine.ts';

const FIREFOX_PREFERENCES = {
  // Firefox 153 crashes when two worlds of a page, the page's own and Playwright's, read
  // `ariaLabelledByElements`. Playwright does so to know names; else it reads the attribute.
  'accessibility.ARIAElementReflection.enabled': false,
  // Over BiDi nothing tells that Back showed a page as it was left.
  'browser.sessionhistory.max_total_viewers': 0,
};

/** One that has not answered by then will not. */
const STARTING_MS = 60_000;

/** @returns a started engine, for all persons of a worker */
export async function openEngine(found: FoundEngine): Promise<Engine> {
  if (found.by === 'webdriver') return webkitEngine(found.programs);
  if (found.by === 'bidi') {
    const executablePath = fileURLToPath(new URL('firefox-bidi.ts', import.meta.url));
    const env = {
      ...process.env,
      // The program in its place is a script for the Node of this process.
      PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
      FIREFOX_PROGRAM: found.program,
    } as Record<string, string>;
    const browser = await firefox.launch({
      channel: 'moz-firefox',
      executablePath,
      env,
      firefoxUserPrefs: FIREFOX_PREFERENCES,
      timeout: limit(STARTING_MS),
    });
    // Over BiDi, a tap of Playwright's reaches no page.
    return playwrightEngine(browser, false);
  }
  const browser =
    found.name === 'chromium'
      ? await chromium.launch({ executablePath: found.program, ...browserOptions() })
      : await { firefox, webkit }[found.name].launch({ timeout: limit(STARTING_MS) });
  return playwrightEngine(browser, true);
}

/** @returns whether an engine does not only lie there: what was found as Chromium has answered */
export async function starts(found: FoundEngine): Promise<boolean> {
  if (found.name === 'chromium') return true;
  try {
    const engine = await openEngine(found);
    try {
      await (await engine.newDevice(DESKTOP)).close();
    } finally {
      await engine.close();
    }
    return true;
  } catch (error) {
    const [reason = ''] = String(error).split('\n', 1);
    console.error(`${found.program} does not start: ${reason}`);
    return false;
  }
}
