import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireLock } from './lock.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'woodward-lock-'));
  file = path.join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('gives the lock to one caller at a time @run.one-start', () => {
  const first = acquireLock(file);
  expect(first).toBeDefined();
  expect(acquireLock(file)).toBeUndefined();
  first?.release();
  const second = acquireLock(file);
  expect(second).toBeDefined();
  second?.release();
});

test('keeps the lock after another caller failed to get it', () => {
  const first = acquireLock(file);
  acquireLock(file);
  expect(acquireLock(file)).toBeUndefined();
  first?.release();
});

test('releases twice without harm', () => {
  const first = acquireLock(file);
  first?.release();
  const second = acquireLock(file);
  first?.release();
  expect(acquireLock(file)).toBeUndefined();
  second?.release();
});

test('is released when its holder is killed', async () => {
  const module = path.join(import.meta.dirname, 'lock.ts');
  const holder = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { acquireLock } from ${JSON.stringify(module)};
     if (acquireLock(${JSON.stringify(file)})) console.log('held');
     setInterval(() => {}, 1000);`,
  ]);
  expect(String(await once(holder.stdout, 'data'))).toContain('held');
  expect(acquireLock(file)).toBeUndefined();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const next = acquireLock(file);
  expect(next).toBeDefined();
  next?.release();
});
