import { open, rename } from 'node:fs/promises';

let counter = 0;

/**
 * Replaces a file's content: a reader, or a start after a power cut, finds the old content or the
 * new one, never a part.
 * @param mode permissions of the new file
 */
export async function writeFileAtomic(
  file: string,
  content: string | Uint8Array,
  mode = 0o644,
): Promise<void> {
  counter += 1;
  const temporary = `${file}.${process.pid}-${counter}.tmp`;
  const handle = await open(temporary, 'w', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}
