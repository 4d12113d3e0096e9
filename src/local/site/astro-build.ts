/** Runs `astro build` as a program of its own, as Netlify does. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export interface BuildInput {
  /** Folder of the project. */
  root: string;
  /** Folder to write, absolute. */
  outDir: string;
  /** Variables of the build; nothing else is added. */
  environment: NodeJS.ProcessEnv;
  /** Ends the build. */
  signal?: AbortSignal | undefined;
  /** Whether the build writes to our terminal; otherwise its last lines are in the outcome. */
  show?: boolean;
}

export type BuildOutcome = { ok: true } | { ok: false; lastLines: string };

const LAST_LINES = 30;
const KILL_AFTER_MS = 3_000;

/**
 * @returns whether the site was built
 * @throws the signal's reason when aborted
 */
export async function buildSite(input: BuildInput): Promise<BuildOutcome> {
  const { root, outDir, environment, signal, show = false } = input;
  signal?.throwIfAborted();
  const endWithParent = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.ts')).href;
  const astro = path.join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const child = spawn(
    process.execPath,
    ['--import', endWithParent, astro, 'build', '--outDir', outDir],
    {
      cwd: root,
      env: { ...environment, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe', 'ipc'],
      // Its own group: Ctrl-C at the terminal is for us, and we end the build in order.
      detached: process.platform !== 'win32',
    },
  );
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      lines.push(...text.split('\n').filter((line) => line.trim() !== ''));
      lines.splice(0, lines.length - LAST_LINES);
    });
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
    return code === 0 ? { ok: true } : { ok: false, lastLines: lines.join('\n') };
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
