/**
 * Reading the project's own files, for tests that hold its conventions.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the project. */
export const ROOT = path.resolve(import.meta.dirname, '..', '..');

export interface SourceFile {
  /** Path from the project's folder, with slashes. */
  name: string;
  text: string;
}

/**
 * @param patterns globs from the project's folder
 * @returns the files of the project that match, by name
 * @throws when a pattern matches nothing: a test over no files would hold whatever they contain
 */
export function sourceFiles(...patterns: string[]): SourceFile[] {
  return patterns
    .flatMap((pattern) => {
      const names = globSync(pattern, { cwd: ROOT });
      if (names.length === 0) throw new Error(`No file matches ${pattern}`);
      return names;
    })
    .map((name) => name.split(path.sep).join('/'))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(path.join(ROOT, name), 'utf8') }));
}
