/**
 * Runs a half of a build in a process of its own. One that renders may stay for the next save or preview: to
 * start it and to load the renderer takes longer than the pages of a save.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { NOT_BUILT, type BuildFailure } from './build-failure.ts';
import type { BuildOrder } from './build-process.ts';

export interface HalfOptions {
  root: string;
  siteUrl: string;
  /** Variables of the build; nothing else is added. */
  environment: NodeJS.ProcessEnv;
  /** Ends the build. */
  signal?: AbortSignal | undefined;
  /**
   * Whether a process that renders stays for the next order of its kind, for `IDLE_MS`; one that bundles has loaded
   * the sources of its code.
   */
  keep?: boolean;
}

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
  content: ['--max-semi-space-size=8', '--heap-growing-percent=50'],
  draft: ['--max-semi-space-size=8', '--heap-growing-percent=50'],
};
/** An editor's next save comes within minutes; then the memory is free again. */
const IDLE_MS = 5 * 60_000;
const ENDED: BuildFailure = {
  ok: false,
  problem: `${NOT_BUILT}: the program that builds it was ended.`,
};

interface Kept {
  child: ChildProcess;
  /** What it was started with. */
  start: string;
  timer: NodeJS.Timeout;
}

/** One that renders drafts never renders the site: what it was last given stays in its modules. */
const kept = new Map<BuildOrder['half'], Kept>();

/**
 * @returns what `build-process.ts` answers, or a failure when it was ended by others
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
    const told = once(child, 'message', listening);
    // Not sent to one that has just ended; `exit` tells.
    child.send(order, () => {});
    // It sends the answer to its order, and nothing else.
    const [answer] = (await Promise.race([told, ended])) as [Answer | BuildFailure];
    signal?.throwIfAborted();
    if (keep && answer.ok && order.half !== 'code') keepProcess(order.half, child, start);
    else if (child.connected) child.disconnect();
    return answer;
  } finally {
    listening.abort();
    signal?.removeEventListener('abort', stop);
  }
}

/** @returns everything that a process keeps from its start on */
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
    // Its own group: Ctrl-C at the terminal is for us, and we end the build in order.
    detached: process.platform !== 'win32',
  });
}

/** @returns the process that stayed, if it was started the same way; any other is ended */
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
  // Without them this program can end; then the channel closes, and that ends the process.
  child.unref();
  child.channel?.unref();
  const timer = setTimeout(() => takeKept(half, ''), IDLE_MS).unref();
  kept.set(half, { child, start, timer });
}
