import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @returns every file of a folder, by its path, as text that shows each byte */
export function readFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file), readFileSync(file, 'latin1')];
    }),
  );
}

/** @returns the files that are not the same, byte by byte, in both folders */
export function differences(one: string, other: string): string[] {
  const [ours, theirs] = [readFiles(one), readFiles(other)];
  const names = new Set([...ours.keys(), ...theirs.keys()]);
  return [...names].filter((name) => ours.get(name) !== theirs.get(name)).toSorted();
}
