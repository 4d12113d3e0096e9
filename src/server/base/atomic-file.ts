import { open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

let counter = 0;

/** @returns whether this is the name of a file that `writeFileAtomic` has not finished */
export function isUnfinished(name: string): boolean {
  return name.endsWith('.tmp');
}

/**
 * Replaces a file atomically: even after a power failure, readers find the old or the new content,
 * never a part.
 * @param mode permissions of the new file
 * @throws errors of the file system; the old content is then unchanged
 */
export async function writeFileAtomic(
  file: string,
  content: string | Uint8Array,
  mode = 0o644,
): Promise<void> {
  counter += 1;
  const temporary = `${file}.${process.pid}-${counter}.tmp`;
  try {
    await writeFile(temporary, content, { mode, flush: true });
    await rename(temporary, file);
    await flushFolder(path.dirname(file));
  } catch (error) {
    // The original error is the one to report.
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Without this, a power failure can undo a rename. Does nothing on Windows, which cannot open folders. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
