/** What lies in folders. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** @returns paths of all files below a folder; none where there is no folder */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** @returns those of the references that a file below the folder names */
export async function findReferences(
  folder: string,
  references: readonly string[],
): Promise<Set<string>> {
  if (references.length === 0) return new Set();
  const files = await filesBelow(folder);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return new Set(references.filter((each) => texts.some((text) => text.includes(`"${each}"`))));
}
