/**
 * Runs half a build in its own process (`run-half.ts`): the code with Astro, or the content with the renderer that
 * Astro made. Also renders previews. Orders and answers are messages from and to the parent.
 */
import { stripVTControlCharacters } from 'node:util';
import { renderSite, SITE_PROBLEMS, type SiteInput } from '#renderer/render-site.ts';
import type { SiteCode } from '#renderer/site-code.ts';
import { loadRenderer } from '#renderer/write-pages.ts';
import type { DraftOrder } from '#server/previews/page-renderer.ts';
import { failureOfDisk, NOT_BUILT, type BuildFailure } from './build-failure.ts';

export type BuildOrder =
  | { half: 'code'; root: string; outDir: string }
  | ({ half: 'content' } & SiteInput)
  | { half: 'draft'; code: SiteCode; order: DraftOrder };

/** Characters of an error shown to staff. */
const MAX_CAUSE = 300;

async function run(order: BuildOrder): Promise<{ ok: true }> {
  if (order.half === 'draft') {
    const { renderDraft } = await loadRenderer(order.code.renderer);
    const page = await renderDraft(order.order);
    return { ok: true, ...(page && { page }) };
  }
  if (order.half === 'content') {
    return { ok: true, ...(await renderSite(order)) };
  }
  const { build } = await import('astro');
  const { root, outDir } = order;
  // Hides Astro's message that it built no page, which is wrong here.
  await build({ root, outDir, logLevel: 'warn' });
  return { ok: true };
}

function failure(error: unknown): BuildFailure {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === 'EmptyShopError' || message.startsWith(SITE_PROBLEMS)) {
    return { ok: false, problem: message };
  }
  const ofDisk = failureOfDisk(error);
  if (ofDisk) return ofDisk;
  // For whoever runs the shop; staff see a sentence.
  console.error(error);
  const [cause = ''] = stripVTControlCharacters(message).split('\n');
  // The admin continues the sentence.
  const sentence = cause.slice(0, MAX_CAUSE).replace(/[.\s]*$/, '.');
  return { ok: false, problem: `${NOT_BUILT}. ${sentence}` };
}

// The parent has its answer, or was killed: nobody takes the result, and the next build may write the
// same folder. Also does not wait for timers of packages.
process.on('disconnect', () => process.exit());
process.on('message', (order: BuildOrder) => {
  void run(order)
    .catch(failure)
    // A parent that was killed has closed the channel.
    .then((answer) => process.send?.(answer, () => {}));
});
