import { fileURLToPath } from 'node:url';
import { chromium, firefox, webkit } from '@playwright/test';
import { browserArguments } from '../browser.ts';
import type { Engine } from './device.ts';
import type { FoundEngine } from './find-engines.ts';
import { playwrightEngine } from './playwright-device.ts';
import { webkitEngine } from './webdriver/webkit-engine.ts';

/** @returns a started engine, for all persons of a worker */
export async function openEngine(found: FoundEngine): Promise<Engine> {
  if (found.by === 'webdriver') return webkitEngine(found.programs);
  if (found.by === 'bidi') {
    const executablePath = fileURLToPath(new URL('firefox-bidi.ts', import.meta.url));
    const env = { ...process.env, FIREFOX_PROGRAM: found.program } as Record<string, string>;
    return playwrightEngine(await firefox.launch({ channel: 'moz-firefox', executablePath, env }));
  }
  const browser =
    found.name === 'chromium'
      ? await chromium.launch({ executablePath: found.program, args: browserArguments() })
      : await { firefox, webkit }[found.name].launch();
  return playwrightEngine(browser);
}
