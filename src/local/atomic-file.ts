import { rename, rm, writeFile } from 'node:fs/promises';

let counter = 0;

/**
 * Replaces a file atomically: a reader, or a start after a power failure, finds the old or the new
 * content, never a part.
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
  } catch (error) {
    // The original error is the one to report.
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}
