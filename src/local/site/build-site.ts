/**
 * Builds the site: Astro bundles the code if it changed, then the renderer renders the pages whose
 * data changed. Each half runs in another process, whose memory is free once it ends.
 */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RENDERER_FOLDER } from '#build/keep-renderer.ts';
import type { RenderedSite } from '#build/render-site.ts';
import { siteCode, type SiteCode } from '#build/site-code.ts';
import { acquireLock, type Lock } from '../lock.ts';
import { fileProblem, StartError } from '../start-error.ts';
import type { BuildFailure } from './build-process.ts';
import { runHalf, type HalfOptions } from './run-half.ts';

export interface BuildInput extends HalfOptions {
  /** Folder of the site, absolute; replaced as a whole once the site is complete. */
  outDir: string;
  /** Keeps the code and the rendered pages for the next build. */
  cacheDir: string;
  /** Whether what Astro prints is shown as well. */
  show?: boolean;
}

type BuiltSite = { ok: true } & RenderedSite;
export type BuildOutcome = BuiltSite | BuildFailure;

/** As `siteCode` names it. */
const CODE_FOLDER = /^[\da-f]{16}(?:\.unfinished)?$/;
const LOCK_PAUSE_MS = 200;

/**
 * Builds once the builds before it, of whatever process, are done: Astro keeps its intermediate
 * files in one place per project. The site before it stays until the new one is complete.
 * @throws StartError when the project's folder cannot be written; the signal's reason when aborted
 */
export async function buildSite(input: BuildInput): Promise<BuildOutcome> {
  const lock = await waitForTurn(input);
  try {
    const { root, cacheDir, siteUrl, environment } = input;
    const code = siteCode(root, cacheDir, { siteUrl, netlify: environment['NETLIFY'] });
    if (!existsSync(code.folder)) {
      const bundled = await bundle(code, input);
      if (!bundled.ok) return bundled;
    }
    return await render(code, input);
  } finally {
    lock.release();
  }
}

interface Bundled {
  ok: true;
}

async function bundle(code: SiteCode, input: BuildInput): Promise<Bundled | BuildFailure> {
  const { root, show = false } = input;
  // In the project, whatever disk the cache is on: Astro moves files between the two.
  const outDir = path.join(root, '.cache', 'unfinished-code');
  const whole = `${code.folder}.unfinished`;
  try {
    const answer = await runHalf<Bundled>({ half: 'code', root, outDir, show }, input);
    if (!answer.ok) return answer;
    await removeCode(path.dirname(code.folder));
    await mkdir(whole, { recursive: true });
    await moveFolder(path.join(outDir, RENDERER_FOLDER), path.join(whole, 'renderer'));
    await moveFolder(outDir, path.join(whole, 'client'));
    await rename(whole, code.folder);
    return answer;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

async function render(code: SiteCode, input: BuildInput): Promise<BuildOutcome> {
  const outDir = `${input.outDir}.unfinished`;
  await rm(outDir, { recursive: true, force: true });
  try {
    const order = { half: 'content', code, outDir, siteUrl: input.siteUrl } as const;
    const answer = await runHalf<BuiltSite>(order, input);
    if (!answer.ok) return answer;
    await rm(input.outDir, { recursive: true, force: true });
    await rename(outDir, input.outDir);
    return answer;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Removes what earlier states of the code left. */
async function removeCode(cacheDir: string): Promise<void> {
  const names = existsSync(cacheDir) ? readdirSync(cacheDir) : [];
  for (const name of names.filter((each) => CODE_FOLDER.test(each))) {
    await rm(path.join(cacheDir, name), { recursive: true });
  }
}

/** Moves a folder, also to another disk. */
async function moveFolder(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true });
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
