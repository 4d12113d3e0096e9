/**
 * Runs half a build in its own process. A renderer process may stay for the next save or preview, because starting
 * it takes longer than rendering the pages of a save.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { NOT_BUILT, type BuildFailure } from './build-failure.ts';
import type { BuildOrder } from './build-process.ts';

export interface HalfOptions {
  root: string;
  siteUrl: string;
  /** All variables of the build. */
  environment: NodeJS.ProcessEnv;
  /** Ends the build. */
  signal?: AbortSignal | undefined;
  /**
   * Whether a renderer process stays for the next order, for `IDLE_MS`. A bundling process never does, because it
   * has loaded old sources.
   */
  keep?: boolean;
}

/**
 * Settings of allocators for small servers: bundling peaks at 380 MB instead of 600. Limits glibc's arenas as in
 * `start.ts`; Rolldown's allocator (mimalloc) returns freed memory at once and reserves none.
 */
const LITTLE_MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
};
/**
 * V8 lets a heap grow to several times its used size before collecting garbage: pages of 10,000 items took 790 MB,
 * of which 140 were in use.
 */
const HEAP: Record<BuildOrder['half'], string[]> = {
  code: ['--max-semi-space-size=4', '--heap-growing-percent=20'],
  content: ['--max-semi-space-size=8', '--heap-growing-percent=50'],
  draft: ['--max-semi-space-size=8', '--heap-growing-percent=50'],
};
/** Editors usually save again within minutes. */
const IDLE_MS = 5 * 60_000;
const ENDED: BuildFailure = {
  ok: false,
  problem: `${NOT_BUILT}: the program that builds it was ended.`,
};

interface Kept {
  child: ChildProcess;
  /** The parameters of its start. */
  start: string;
  timer: NodeJS.Timeout;
}

/** Separate processes for drafts and site, because unsaved data stay in the modules of the former. */
const kept = new Map<BuildOrder['half'], Kept>();

/**
 * @returns the answer of `build-process.ts`, or a failure if the process was killed
 * @throws the signal's reason when aborted
 */
export async function runHalf<Answer extends { ok: true }>(
  order: BuildOrder,
  options: HalfOptions,
): Promise<Answer | BuildFailure> {
  const { signal, keep = false } = options;
  signal?.throwIfAborted();
  const start = startOf(order, options);
  const child = takeKept(order.half, start) ?? startProcess(order, options);
  const stop = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', stop);
  const listening = new AbortController();
  try {
    const ended = once(child, 'exit', listening).then(() => [ENDED]);
    const message = once(child, 'message', listening);
    // Fails for a process that has just ended, which `exit` reports.
    child.send(order, () => {});
    // The process sends only the answer.
    const [answer] = (await Promise.race([message, ended])) as [Answer | BuildFailure];
    signal?.throwIfAborted();
    if (keep && answer.ok && order.half !== 'code') keepProcess(order.half, child, start);
    else if (child.connected) child.disconnect();
    return answer;
  } finally {
    listening.abort();
    signal?.removeEventListener('abort', stop);
  }
}

/** @returns all parameters that are fixed at the start of a process */
function startOf(order: BuildOrder, { root, siteUrl, environment }: HalfOptions): string {
  const renderer = order.half === 'code' ? '' : order.code.renderer;
  return JSON.stringify([order.half, renderer, root, siteUrl, environment]);
}

function startProcess({ half }: BuildOrder, options: HalfOptions): ChildProcess {
  const { root, siteUrl, environment } = options;
  return fork(path.join(import.meta.dirname, 'build-process.ts'), [], {
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
    execArgv: HEAP[half],
    // Its own process group, so that Ctrl-C reaches only us and we end the build in order.
    detached: process.platform !== 'win32',
  });
}

/** @returns the kept process if it has the same parameters; ends any other */
function takeKept(half: BuildOrder['half'], start: string): ChildProcess | undefined {
  const last = kept.get(half);
  if (!last) return undefined;
  const { child, timer, start: before } = last;
  kept.delete(half);
  clearTimeout(timer);
  if (!child.connected) return undefined;
  if (before !== start) {
    child.disconnect();
    return undefined;
  }
  child.ref();
  child.channel?.ref();
  return child;
}

function keepProcess(half: BuildOrder['half'], child: ChildProcess, start: string): void {
  // Lets this program end, which closes the channel and thereby ends the process.
  child.unref();
  child.channel?.unref();
  const timer = setTimeout(() => takeKept(half, ''), IDLE_MS).unref();
  kept.set(half, { child, start, timer });
}
