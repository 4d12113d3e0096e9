import { open, rename, rm } from 'node:fs/promises';

let counter = 0;

/**
 * Replaces a file's content: a reader, or a start after a power cut, finds the old content or the
 * new one, never a part.
 * @param mode permissions of the new file
 * @throws what the disk throws; the old content is there then, and nothing beside it
 */
export async function writeFileAtomic(
  file: string,
  content: string | Uint8Array,
  mode = 0o644,
): Promise<void> {
  counter += 1;
  const temporary = `${file}.${process.pid}-${counter}.tmp`;
  try {
    await writeToDisk(temporary, content, mode);
    await rename(temporary, file);
  } catch (error) {
    // What hinders the removal as well is the failure that is told.
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function writeToDisk(
  file: string,
  content: string | Uint8Array,
  mode: number,
): Promise<void> {
  const handle = await open(file, 'w', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
