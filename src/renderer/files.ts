/** Files of sites and caches are replaced, never changed, because hard links share them. */
import { constants, copyFileSync, linkSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Hard-links a file, or copies it. @param to does not exist; its folder does */
export function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

/**
 * Not Node's `recursive`, which takes six times as long for ten thousand files.
 * @param folder a folder in the root, with a leading slash
 * @returns paths from the root, with a leading slash
 */
export function filesOf(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesOf(root, file);
    return entry.isFile() ? [file] : [];
  });
}
