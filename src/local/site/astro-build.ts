/** Runs `astro build` as a program of its own, as Netlify does. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { acquireLock, type Lock } from '../lock.ts';

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

/**
 * Builds once the builds before it, of whatever process, are done: Astro keeps its intermediate
 * files in one place per project.
 * @returns whether the site was built
 * @throws the signal's reason when aborted
 */
export async function buildSite(input: BuildInput): Promise<BuildOutcome> {
  const lock = await waitForTurn(input);
  try {
    return await build(input);
  } finally {
    lock.release();
  }
}

async function waitForTurn({ root, signal }: BuildInput): Promise<Lock> {
  const folder = path.join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  for (;;) {
    signal?.throwIfAborted();
    const lock = acquireLock(path.join(folder, 'build.lock'));
    if (lock) return lock;
    await sleep(LOCK_PAUSE_MS, undefined, { signal });
  }
}

async function build({
  root,
  outDir,
  environment,
  signal,
  show = false,
  fromScratch = false,
}: BuildInput): Promise<BuildOutcome> {
  const endWithParent = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.ts')).href;
  const astro = path.join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const child = spawn(
    process.execPath,
    [
      '--import',
      endWithParent,
      astro,
      'build',
      '--outDir',
      outDir,
      ...(fromScratch ? ['--force'] : []),
    ],
    {
      cwd: root,
      env: {
        ...environment,
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
        // Node keeps the compiled code of Astro and Vite for the next build.
        NODE_COMPILE_CACHE: path.join(root, '.cache', 'node'),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Its own group: Ctrl-C at the terminal is for us, and we end the build in order.
      detached: process.platform !== 'win32',
    },
  );
  const lastLines = collectLines(child);
  if (show) {
    child.stdout?.pipe(process.stdout, { end: false });
    child.stderr?.pipe(process.stderr, { end: false });
  }
  const stop = () => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref();
  };
  signal?.addEventListener('abort', stop);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    signal?.throwIfAborted();
    return code === 0 ? { ok: true } : { ok: false, lastLines: lastLines() };
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
