import { existsSync } from 'node:fs';
import { mkdtemp, rmdir, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { MIN_FREE_BYTES } from '#db/disk-full.ts';
import { errorCode, fileProblem } from '../start-error.ts';
import type { Finding } from './finding.ts';

/** A database, ten sites and their images fit into it. */
const ENOUGH_BYTES = 1024 * 1024 * 1024;

/**
 * Checks that `npm start` can write to its folder, has space there, and can listen on its address. Leaves nothing behind.
 * @param folder DATA_DIR
 * @param host LISTEN_HOST; not checked if it is not set
 * @param free free bytes of a folder's disk
 */
export async function examineMachine(
  folder: string,
  host: string | undefined,
  free: (folder: string) => Promise<number> = freeBytes,
): Promise<Finding[]> {
  const findings = [await examineFolder(path.resolve(folder), free)];
  if (host !== undefined) findings.push(await examineHost(host));
  return findings;
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function examineFolder(
  folder: string,
  free: (folder: string) => Promise<number>,
): Promise<Finding> {
  const about = 'DATA_DIR';
  let existing = folder;
  while (!existsSync(existing)) existing = path.dirname(existing);
  try {
    // Writes, because permissions do not show read-only disks and protected folders.
    await rmdir(await mkdtemp(path.join(existing, '.woodward-doctor-')));
    const bytes = await free(existing);
    if (bytes < MIN_FREE_BYTES) {
      const text = `the disk of ${folder} is full: less than 64 MB is free. Remove what it does not need, such as old backups.`;
      return { level: 'wrong', about, text };
    }
    if (bytes >= ENOUGH_BYTES) return { level: 'ok', about, text: `${folder}.` };
    const text = `less than 1 GB is free on the disk of ${folder}.`;
    return { level: 'note', about, text };
  } catch (error) {
    const text = `${folder} cannot be written: ${fileProblem(error)}.`;
    return { level: 'wrong', about, text };
  }
}

async function examineHost(host: string): Promise<Finding> {
  const about = 'LISTEN_HOST';
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port: 0, host }, resolve);
    });
    return { level: 'ok', about, text: `${host}.` };
  } catch (error) {
    const text = `this machine has no address ${host} (${errorCode(error) ?? 'unknown'}): set it to 0.0.0.0 for all of its addresses, or leave it out.`;
    return { level: 'wrong', about, text };
  } finally {
    server.close();
  }
}
