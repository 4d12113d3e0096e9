/** Renders previews in a process of its own (`site/build-process.ts`), with the renderer of the last build. */
import { existsSync } from 'node:fs';
import pLimit from 'p-limit';
import type { DraftPage } from '#server/base/draft-page.ts';
import type { PageRenderer } from '#server/previews/page-renderer.ts';
import type { BuildFailure } from './site/build-failure.ts';
import { codeOf, type SiteSource } from './site/build-site.ts';
import { runHalf } from './site/run-half.ts';

/** Far longer than any page takes, including the start of the process. */
const TIMEOUT_MS = 20_000;

type Answer = { ok: true; page?: DraftPage } | BuildFailure;

/**
 * @param source of the last build
 * @returns a function that renders pages, one at a time
 */
export function draftRenderer(source: SiteSource): PageRenderer {
  const oneAtATime = pLimit(1);
  const environment = { ...process.env, DATABASE_URL: source.databaseUrl };
  const input = { ...source, environment };
  let code = codeOf(input);
  return (order) =>
    oneAtATime(async () => {
      // A later build with other code has removed this folder.
      if (!existsSync(code.folder)) code = codeOf(input);
      if (!existsSync(code.folder)) throw new Error('The code has changed since the last build.');
      const answer: Answer = await runHalf<Extract<Answer, { ok: true }>>(
        { half: 'draft', code, order },
        { ...input, signal: AbortSignal.timeout(TIMEOUT_MS), keep: true },
      );
      if (!answer.ok) throw new Error(answer.problem);
      return answer.page;
    });
}
