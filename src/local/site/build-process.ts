/**
 * One half of a build, in a process of its own: the code with Astro, or the content with the
 * renderer that Astro made. The order is the first argument; the answer goes to the parent.
 */
import { flushCompileCache } from 'node:module';
import { stripVTControlCharacters } from 'node:util';
import { renderSite, SITE_PROBLEMS } from '#build/render-site.ts';
import type { SiteCode } from '#build/site-code.ts';

export type BuildOrder =
  | { half: 'code'; root: string; outDir: string; show: boolean }
  | { half: 'content'; code: SiteCode; outDir: string; siteUrl: string };

/** `problem` is a sentence for staff. */
export interface BuildFailure {
  ok: false;
  problem: string;
}

/** Characters of an error that staff are shown. */
const MAX_CAUSE = 300;

async function run(order: BuildOrder): Promise<{ ok: true }> {
  if (order.half === 'content') {
    return { ok: true, ...(await renderSite(order.code, order.outDir, order.siteUrl)) };
  }
  const { build } = await import('astro');
  const { root, outDir, show } = order;
  await build({ root, outDir, logLevel: show ? 'info' : 'warn' });
  return { ok: true };
}

function failure(error: unknown): BuildFailure {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === 'EmptyShopError' || message.startsWith(SITE_PROBLEMS)) {
    return { ok: false, problem: message };
  }
  // For whoever runs the shop; staff see a sentence.
  console.error(error);
  const [cause = ''] = stripVTControlCharacters(message).split('\n');
  return { ok: false, problem: `The site could not be built. ${cause.slice(0, MAX_CAUSE)}` };
}

// The parent was killed: nobody takes the result, and the next build may write the same folder.
process.on('disconnect', () => process.exit(1));
// Written by `build-site.ts`.
const order = JSON.parse(process.argv[2] ?? '') as BuildOrder;
const answer = await run(order).catch(failure);
flushCompileCache();
// A parent that was killed has closed the channel; `disconnect` ends this program.
process.send?.(answer, () => {});
