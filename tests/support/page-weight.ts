/**
 * What a page weighs on the wire: text compressed with brotli as the CDN sends it, fonts as they
 * are.
 */
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { pageFacts } from '#renderer/page-facts.ts';

export interface PageWeight {
  /** Bytes of script, those in the page itself too. */
  script: number;
  /** Bytes of HTML, style sheets, scripts and fonts. */
  all: number;
  /** What was fetched of these, for a failure's message. */
  parts: Record<string, number>;
}

const KINDS = new Set(['document', 'stylesheet', 'script', 'font']);

/** Chromium without windows has a pointer in a corner, which meets what is drawn there. */
function leavePointerOut(): void {
  addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true);
}

/**
 * Weighs everything that a page fetches from now on, as long as nobody points at it. Ask for it anew
 * in a fresh page: what the browser has kept is not fetched.
 * @returns a function that gives the weight so far
 */
export async function weigh(page: Page): Promise<() => Promise<PageWeight>> {
  await page.addInitScript(leavePointerOut);
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (KINDS.has(answer.request().resourceType())) answers.push(answer);
  });
  return async () => {
    const weight: PageWeight = { script: 0, all: 0, parts: {} };
    for (const answer of answers) {
      const kind = answer.request().resourceType();
      const body = await answer.body();
      const bytes = kind === 'font' ? body.length : brotliCompressSync(body).length;
      weight.all += bytes;
      weight.parts[new URL(answer.url()).pathname] = bytes;
      if (kind === 'script') weight.script += bytes;
      if (kind === 'document') {
        const inline = pageFacts(body.toString()).scripts.join('');
        weight.script += inline === '' ? 0 : brotliCompressSync(inline).length;
      }
    }
    return weight;
  };
}
