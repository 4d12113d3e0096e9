/** Runs `astro build` as a program of its own, as Netlify does. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { acquireLock, type Lock } from '../lock.ts';
import { fileProblem, StartError } from '../start-error.ts';

export interface BuildInput {
  /** Folder of the project. */
  root: string;
  /** Folder to write, absolute. */
  outDir: string;
  /** Variables of the build; nothing else is added. */
  environment: NodeJS.ProcessEnv;
  /** Ends the build. */
  signal?: AbortSignal | undefined;
  /** Whether what the build prints is shown as well. */
  show?: boolean;
  /** Takes no page over from the build before. */
  fromScratch?: boolean;
}

export type BuildOutcome = { ok: true } | { ok: false; lastLines: string };

const LAST_LINES = 30;
const KILL_AFTER_MS = 3_000;
const LOCK_PAUSE_MS = 200;

/** A build that has loaded its programs and waits for the word to begin. */
export interface PreparedBuild {
  input: BuildInput;
  /** Begins, once the builds before it are done; see `buildSite`. */
  run: () => Promise<BuildOutcome>;
  /** Ends it before it has begun. */
  cancel: () => void;
}

/**
 * Builds once the builds before it, of whatever process, are done: Astro keeps its intermediate
 * files in one place per project.
 * @returns whether the site was built
 * @throws the signal's reason when aborted
 */
export function buildSite(input: BuildInput): Promise<BuildOutcome> {
  return prepareBuild(input).run();
}

/** Starts what a build needs before it reads anything; most of a second that a save need not wait. */
export function prepareBuild(input: BuildInput): PreparedBuild {
  const child = spawnBuild(input);
  const lastLines = collectLines(child);
  // From now on: one that ends while it waits is found to have ended.
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // `run` tells of it; where it is canceled before, nobody asks.
  ended.catch(() => undefined);
  return {
    input,
    cancel: () => void child.kill('SIGKILL'),
    run: async () => {
      try {
        const lock = await waitForTurn(input);
        try {
          if (child.connected) child.send('begin');
          const code = await untilEnd(child, ended, input.signal);
          if (code !== 0) return { ok: false, lastLines: lastLines() };
          await moveFolder(astroFolder(input), input.outDir);
          return { ok: true };
        } finally {
          await rm(elsewhere(input.root), { recursive: true, force: true });
          lock.release();
        }
      } finally {
        child.kill('SIGKILL');
      }
    },
  };
}

/** Where Astro writes a site that is to lie outside the project. */
function elsewhere(root: string): string {
  return path.join(root, '.cache', 'unfinished-site');
}

/**
 * Astro moves files between the folder it writes and one in the project, which fails across disks, and
 * takes a folder whose path begins like the project's (`/srv/shop-data`) for one inside it.
 * @returns the folder that Astro is to write, always in the project
 */
function astroFolder({ root, outDir }: BuildInput): string {
  const inside = path.relative(root, outDir);
  const isOutside = inside.startsWith('..') || path.isAbsolute(inside);
  return isOutside ? elsewhere(root) : outDir;
}

/** Moves a folder, also to another disk. */
async function moveFolder(from: string, to: string): Promise<void> {
  if (from === to) return;
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

function spawnBuild(input: BuildInput): ChildProcess {
  const { root, environment, show, fromScratch } = input;
  const preload = pathToFileURL(path.join(import.meta.dirname, 'build-process.ts')).href;
  const astro = path.join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const force = fromScratch ? ['--force'] : [];
  const child = spawn(
    process.execPath,
    ['--import', preload, astro, 'build', '--outDir', astroFolder(input), ...force],
    {
      cwd: root,
      env: {
        ...environment,
        NODE_ENV: 'production',
        // A line for each page, which nobody reads, takes a second of ten thousand pages.
        ...(!show && { BUILD_LOG_LEVEL: 'warn' }),
        ASTRO_TELEMETRY_DISABLED: '1',
        // Node keeps the compiled code of Astro and Vite for the next build.
        NODE_COMPILE_CACHE: path.join(root, '.cache', 'node'),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Its own group: Ctrl-C at the terminal is for us, and we end the build in order.
      detached: process.platform !== 'win32',
    },
  );
  if (show) {
    child.stdout?.pipe(process.stdout, { end: false });
    child.stderr?.pipe(process.stderr, { end: false });
  }
  return child;
}

async function untilEnd(
  child: ChildProcess,
  ended: Promise<number | null>,
  signal: AbortSignal | undefined,
): Promise<number | null> {
  const stop = () => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref();
  };
  signal?.addEventListener('abort', stop);
  try {
    const code = await ended;
    signal?.throwIfAborted();
    return code;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

function collectLines(child: ChildProcess): () => string {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      lines.push(...text.split('\n').filter((line) => line.trim() !== ''));
      if (lines.length > LAST_LINES) lines.splice(0, lines.length - LAST_LINES);
    });
  }
  return () => lines.join('\n');
}
