/**
 * Builds the site: Astro bundles the code if it changed, then the renderer renders the pages whose
 * data changed. Each half runs in another process, whose memory is free once it ends.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RenderedSite } from '#renderer/render-site.ts';
import { CLIENT_FOLDER, siteCode, type SiteCode } from '#renderer/site-code.ts';
import { acquireLock, type Lock } from '../lock.ts';
import { fileProblem, StartError } from '../start-error.ts';
import { failureOfDisk, type BuildFailure } from './build-failure.ts';
import { runHalf, type HalfOptions } from './run-half.ts';
import type { SiteStore } from './site-store.ts';

export interface BuildInput extends HalfOptions {
  /** Folder of the site, absolute; replaced as a whole once the site is complete. */
  outDir: string;
  /** A site whose unchanged pages are reused; by default the replaced one. */
  previous?: string | undefined;
  /** Keeps the code for the next build. */
  cacheDir: string;
}

type CodeInput = Pick<BuildInput, 'root' | 'cacheDir' | 'siteUrl' | 'environment'>;
type BuiltSite = { ok: true } & RenderedSite;
export type BuildOutcome = BuiltSite | BuildFailure;

export interface SiteSource extends Pick<BuildInput, 'root' | 'siteUrl' | 'cacheDir'> {
  databaseUrl: string;
}

/** As `siteCode` names it. */
const CODE_FOLDER = /^[\da-f]{16}(?:\.unfinished)?$/;
const LOCK_PAUSE_MS = 200;

/**
 * Builds the site of the current data, and makes it the store's current site if the build succeeds. A folder that
 * cannot be written is a failure like that of a page.
 * @throws the signal's reason when aborted
 */
export async function buildInto(
  store: SiteStore,
  { root, databaseUrl, siteUrl, cacheDir }: SiteSource,
  options: { signal?: AbortSignal | undefined; keep?: boolean },
): Promise<BuildOutcome> {
  const outDir = store.newFolder();
  const environment = { ...process.env, DATABASE_URL: databaseUrl };
  const [previous] = store.folders;
  try {
    const input = { root, outDir, previous, cacheDir, siteUrl, environment, ...options };
    const outcome = await buildSite(input);
    // A second site with equal data (an undone edit) would displace an earlier one.
    if (outcome.ok && !(await store.reuse(outcome.key))) await store.publish(outDir, outcome.key);
    return outcome;
  } catch (error) {
    const failure = failureOfDisk(error);
    if (!failure) throw error;
    return failure;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/**
 * Builds after earlier builds of any process have ended, because Astro has one folder for intermediate files per
 * project. The previous site stays until the new one is complete.
 * @throws StartError when the project's folder cannot be written; the signal's reason when aborted
 */
export async function buildSite(input: BuildInput): Promise<BuildOutcome> {
  const lock = await waitForTurn(input);
  try {
    const code = codeOf(input);
    if (!existsSync(code.folder)) {
      const bundled = await bundle(code, input);
      if (!bundled.ok) return bundled;
    }
    return await render(code, input);
  } finally {
    lock.release();
  }
}

/** @returns the folders of this code, whether they exist or not */
export function codeOf({ root, cacheDir, siteUrl, environment }: CodeInput): SiteCode {
  return siteCode(root, cacheDir, { siteUrl, netlify: environment['NETLIFY'] });
}

interface Bundled {
  ok: true;
}

async function bundle(code: SiteCode, input: BuildInput): Promise<Bundled | BuildFailure> {
  const { root } = input;
  // Inside the project, because Astro moves files, which must stay on the same disk.
  const folder = path.join(root, '.cache', 'unfinished-code');
  try {
    const outDir = path.join(folder, CLIENT_FOLDER);
    const answer = await runHalf<Bundled>({ half: 'code', root, outDir }, input);
    if (!answer.ok) return answer;
    const cache = path.dirname(code.folder);
    await mkdir(cache, { recursive: true });
    const earlier = (await readdir(cache)).filter((name) => CODE_FOLDER.test(name));
    for (const name of earlier) await rm(path.join(cache, name), { recursive: true });
    await cp(folder, `${code.folder}.unfinished`, { recursive: true });
    await rename(`${code.folder}.unfinished`, code.folder);
    return answer;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function render(code: SiteCode, input: BuildInput): Promise<BuildOutcome> {
  const { outDir: target, previous = target, siteUrl } = input;
  const outDir = `${target}.unfinished`;
  await rm(outDir, { recursive: true, force: true });
  try {
    const order = { half: 'content', code, outDir, previous, siteUrl } as const;
    const answer = await runHalf<BuiltSite>(order, input);
    if (!answer.ok) return answer;
    await rm(target, { recursive: true, force: true });
    await rename(outDir, target);
    return answer;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

async function waitForTurn({ root, signal }: BuildInput): Promise<Lock> {
  const folder = path.join(root, '.cache');
  for (;;) {
    signal?.throwIfAborted();
    const lock = lockIn(folder);
    if (lock) return lock;
    await sleep(LOCK_PAUSE_MS, undefined, { signal });
  }
}

function lockIn(folder: string): Lock | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    return acquireLock(path.join(folder, 'build.lock'));
  } catch (error) {
    throw new StartError(
      `The folder ${folder}, where builds keep intermediate files, cannot be written: ${fileProblem(error)}.`,
      { cause: error },
    );
  }
}
