/**
 * How large the functions are as Netlify gets them, and what the processor does to import one that
 * starts.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundleFunctions, BUNDLES_FOLDER } from '#local/functions/bundle-functions.ts';
import { ROOT } from '../support/tree.ts';
import { quartiles, type Row } from './ratio.ts';

const STARTS = 5;
/** Prints milliseconds of the processor's time. */
const IMPORT = `
  const before = process.cpuUsage();
  await import(process.argv[1]);
  const { user, system } = process.cpuUsage(before);
  console.log((user + system) / 1000);`;

/** @returns a row for each function */
export async function benchBundles(): Promise<Row[]> {
  // With what they need beside them, and nothing else: outside the project.
  const cache = await mkdtemp(path.join(tmpdir(), 'woodward-bundles-'));
  const folder = path.join(cache, BUNDLES_FOLDER);
  try {
    const rows: Row[] = [];
    for (const name of await bundleFunctions(ROOT, cache)) {
      const mib = ((await folderBytes(path.join(folder, name))) / 1024 / 1024).toFixed(2);
      const start = Math.round(await importMs(path.join(folder, name, `${name}.mjs`)));
      const result = `${mib} MiB, ${start} ms`;
      rows.push({ name: `Function ${name}`, aim: '', result, nullTest: '', measured: 'bundled' });
    }
    return rows;
  } finally {
    await rm(cache, { recursive: true, force: true });
  }
}

async function folderBytes(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => (await stat(path.join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function importMs(file: string): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const args = ['--input-type=module', '--eval', IMPORT, file];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: {} });
    times.push(Number(stdout));
  }
  return quartiles(times).median;
}
