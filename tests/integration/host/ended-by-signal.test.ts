/** Programs of the tests that are ended by a signal leave no database behind. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { limit } from '../../support/limits/limit.ts';
import { programEnvironment } from '../../support/run-program.ts';
import { ROOT } from '../../support/tree.ts';

const START_MS = 60_000;

/** @returns the id of the server that a program runs. @throws until it does */
function serverOf(program: number): number {
  const children = readFileSync(`/proc/${program}/task/${program}/children`, 'utf8');
  const server = children.trim().split(' ').filter(Boolean).map(Number).find(isServer);
  if (server === undefined) throw new Error('The program runs no server yet');
  return server;
}

/** The server that creates a database has no port. */
function isServer(id: number): boolean {
  const [name = '', ...args] = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0');
  return path.basename(name) === 'postgres' && args.includes('-p');
}

test.each([
  ['tests/soak/run.ts', 'SIGTERM'],
  ['tests/support/shop/process.ts', 'SIGTERM'],
  ['tests/support/shop/process.ts', 'SIGINT'],
] as const)('%s, ended by %s', { timeout: limit(2 * START_MS) }, async (file, signal) => {
  if (!existsSync('/proc/self/task')) return;
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-ended-'));
  const program = spawn(process.execPath, [file], {
    cwd: ROOT,
    env: { ...programEnvironment(), DATA_DIR: path.join(folder, 'data'), TMPDIR: folder },
    stdio: 'ignore',
  });
  const id = program.pid ?? 0;
  const server = await vi.waitFor(() => serverOf(id), {
    timeout: limit(START_MS),
    interval: 20,
  });
  const ended = once(program, 'exit');
  program.kill(signal);
  await ended;
  await vi.waitFor(() => expect(existsSync(`/proc/${server}`)).toBe(false), {
    timeout: limit(10_000),
  });
  await rm(folder, { recursive: true, force: true });
});
