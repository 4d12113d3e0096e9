/** Files of sites and caches: they are replaced, never changed, because one may have several names. */
import { copyFileSync, linkSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Errors of a disk that has no hard links, or of a name on another disk. */
const NO_LINKS = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK']);

/**
 * Gives a file a second name, so that what did not change takes no room again; a copy where that
 * cannot be.
 * @param to not yet there, in a folder that is
 * @throws errors of the file system
 */
export function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    copyFileSync(from, to);
  }
}

/** @returns every file below a folder, as a path from there with a slash in front */
export function filesOf(root: string): string[] {
  const above = path.resolve(root);
  return readdirSync(above, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name).slice(above.length))
    .map((file) => file.replaceAll(path.sep, '/'));
}
