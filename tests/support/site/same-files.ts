import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { RECORD_FILE } from '#renderer/page-record.ts';

/** @returns every file of a folder, by its path, as text that shows each byte */
export function readFiles(folder: string): Map<string, string> {
  return new Map(
    namesIn(folder).map((name) => [name, readFileSync(path.join(folder, name), 'latin1')]),
  );
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** @returns the files that are not the same, byte by byte, in both folders */
export function differences(one: string, other: string): string[] {
  const names = new Set([...namesIn(one), ...namesIn(other)]);
  return [...names]
    .filter((name) => !isSame(path.join(one, name), path.join(other, name)))
    .toSorted();
}

function isSame(one: string, other: string): boolean {
  if (!existsSync(one) || !existsSync(other)) return false;
  // One at a time: a large site does not fit into memory.
  return readFileSync(one).equals(readFileSync(other));
}

/** @returns what each page of a site is on the disk: one that was not taken over is another file */
export function inodesOf(site: string): Map<string, number> {
  const names = namesIn(site).filter((name) => /\.(?:html|json)$/.test(name));
  const pages = names.filter((name) => name !== path.basename(RECORD_FILE));
  return new Map(pages.map((name) => [name, statSync(path.join(site, name)).ino]));
}
