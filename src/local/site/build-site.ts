/**
 * Builds the site: Astro bundles the code if it changed, then the renderer renders the pages whose
 * data changed. Each half is a process of its own, whose memory is free afterward.
 */
import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RENDERER_FOLDER } from '#build/keep-renderer.ts';
import type { RenderedSite } from '#build/render-site.ts';
import { siteCode, type SiteCode } from '#build/site-code.ts';
import { acquireLock, type Lock } from '../lock.ts';
import { fileProblem, StartError } from '../start-error.ts';
import type { BuildFailure, BuildOrder } from './build-process.ts';

export interface BuildInput {
  /** Folder of the project. */
  root: string;
  /** Folder of the site, absolute; replaced as a whole once the site is complete. */
  outDir: string;
  /** Keeps the code and the rendered pages for the next build. */
  cacheDir: string;
  /** Public address of the site. */
  siteUrl: string;
  /** Variables of the build; nothing else is added. */
  environment: NodeJS.ProcessEnv;
  /** Ends the build. */
  signal?: AbortSignal | undefined;
  /** Whether what Astro prints is shown as well. */
  show?: boolean;
}

export type BuildOutcome = ({ ok: true } & RenderedSite) | BuildFailure;

/** As `siteCode` names it. */
const CODE_FOLDER = /^[\da-f]{16}(?:\.unfinished)?$/;
/**
 * Settings of allocators, for small servers: bundling peaks at 380 MB instead of 600. As in
 * `start.ts`, glibc's arenas; and Rolldown's allocator (mimalloc) returns what it freed at once and
 * takes nothing ahead.
 */
const LITTLE_MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
};
/**
 * V8 lets a heap grow to several times of what is used before it collects garbage: pages of 10,000
 * items took 790 MB, of which 140 were in use.
 */
const HEAP: Record<BuildOrder['half'], string[]> = {
  code: ['--max-semi-space-size=4', '--heap-growing-percent=20'],
  content: ['--heap-growing-percent=50'],
};
const LOCK_PAUSE_MS = 200;
const KILL_AFTER_MS = 3_000;

/**
 * Builds once the builds before it, of whatever process, are done: Astro keeps its intermediate
 * files in one place per project. The site before it stays until the new one is complete.
 * @throws StartError when the project's folder cannot be written; the signal's reason when aborted
 */
export async function buildSite(input: BuildInput): Promise<BuildOutcome> {
  const lock = await waitForTurn(input);
  try {
    const { root, cacheDir, siteUrl, environment } = input;
    const code = await siteCode(root, cacheDir, { siteUrl, netlify: environment['NETLIFY'] });
    if (!existsSync(code.folder)) {
      const bundled = await bundle(code, input);
      if (!bundled.ok) return bundled;
    }
    return await render(code, input);
  } finally {
    lock.release();
  }
}

type Bundled = { ok: true } | BuildFailure;

async function bundle(code: SiteCode, input: BuildInput): Promise<Bundled> {
  const { root, show = false } = input;
  // In the project, whatever disk the cache is on: Astro moves files between the two.
  const outDir = path.join(root, '.cache', 'unfinished-code');
  const whole = `${code.folder}.unfinished`;
  try {
    const answer = await run<Bundled>({ half: 'code', root, outDir, show }, input);
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
    const answer = await run<BuildOutcome>(order, input);
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

/** Runs one half. @throws the signal's reason when aborted */
async function run<Answer>(order: BuildOrder, input: BuildInput): Promise<Answer | BuildFailure> {
  const { root, siteUrl, environment, signal } = input;
  signal?.throwIfAborted();
  const child = fork(path.join(import.meta.dirname, 'build-process.ts'), [JSON.stringify(order)], {
    cwd: root,
    env: {
      ...environment,
      NODE_ENV: 'production',
      SITE_URL: siteUrl,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...LITTLE_MEMORY,
      // Node keeps the compiled code of Astro and Vite for the next build.
      NODE_COMPILE_CACHE: path.join(root, '.cache', 'node'),
    },
    // Not the options of this process, which may be a test runner.
    execArgv: HEAP[order.half],
    // Its own group: Ctrl-C at the terminal is for us, and we end the build in order.
    detached: process.platform !== 'win32',
  });
  const stop = () => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref();
  };
  signal?.addEventListener('abort', stop);
  try {
    const answer = await new Promise<Answer | BuildFailure>((resolve, reject) => {
      const problem = 'The site could not be built: the program that builds it was ended.';
      let told: Answer | BuildFailure = { ok: false, problem };
      // `build-process.ts` sends the answer to its order, and nothing else.
      child.once('message', (message) => {
        told = message as Answer | BuildFailure;
        // All is written; the program would wait for timers of its packages, about a second.
        child.kill('SIGKILL');
      });
      child.once('error', reject);
      child.once('close', () => resolve(told));
    });
    signal?.throwIfAborted();
    return answer;
  } finally {
    signal?.removeEventListener('abort', stop);
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
