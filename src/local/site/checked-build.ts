/** A build of the site that is checked against the database before anybody sees it. */
import { rm } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { SITE_PROBLEMS } from '#build/finished-site.ts';
import { pageProblems } from '#build/verify-site.ts';
import type { Database } from '#db/client.ts';
import { listPublicSlugs } from '#db/queries/public-pages.ts';
import { prepareBuild, type BuildOutcome, type PreparedBuild } from './astro-build.ts';

const EMPTY_SHOP =
  'The database has no public category or rental item, and an empty shop is never published.';

/** Characters of a build's output that staff are shown. */
const MAX_CAUSE = 300;

export type CheckedOutcome =
  | { ok: true }
  /** `problem` is in words; `lastLines` what the build printed, where it was the build. */
  | { ok: false; problem: string; lastLines?: string };

/**
 * Builds the site and compares its pages with the database. A site that fails the check is built
 * once more from scratch: it may be a page taken over from the build before that is at fault.
 * @param db database that the build reads
 * @throws when the database fails; the signal's reason when aborted
 */
export async function buildCheckedSite(
  db: Database,
  build: PreparedBuild,
): Promise<CheckedOutcome> {
  const first = await attempt(db, build).finally(build.cancel);
  if (first.ok || !first.curable) return first;
  await rm(build.input.outDir, { recursive: true, force: true });
  return attempt(db, prepareBuild({ ...build.input, fromScratch: true }));
}

type Attempt = { ok: true } | { ok: false; curable: boolean; problem: string; lastLines?: string };

async function attempt(db: Database, build: PreparedBuild): Promise<Attempt> {
  const before = await listPublicSlugs(db);
  if (before.categories.length === 0 || before.items.length === 0) {
    return { ok: false, curable: false, problem: EMPTY_SHOP };
  }
  const built = await build.run();
  if (!built.ok) return failedBuild(built);
  const problems = pageProblems(build.input.outDir, before, await listPublicSlugs(db));
  if (problems.length === 0) return { ok: true };
  return { ok: false, curable: true, problem: `${SITE_PROBLEMS} ${problems.join(' · ')}` };
}

function failedBuild({ lastLines }: Extract<BuildOutcome, { ok: false }>): Attempt {
  const found = lastLines.split('\n').find((line) => line.includes(SITE_PROBLEMS));
  const problem = found?.slice(found.indexOf(SITE_PROBLEMS));
  return {
    ok: false,
    curable: problem !== undefined,
    problem: problem ?? `The site could not be built. ${cause(lastLines)}`.trim(),
    lastLines,
  };
}

/** @returns the line of a build's output that says what went wrong, as far as one does */
function cause(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
  return (
    lines
      .find((line) => /error/i.test(line))
      ?.trim()
      .slice(0, MAX_CAUSE) ?? ''
  );
}
