/**
 * Who imports whom, read from the text of the project's files: components of Astro as well, which a
 * test runner does not know.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT, type SourceFile } from '../tree.ts';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([.#][^'"]+)['"]/g;

/** Files by what they import. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/** The aliases of package.json: what stands before the `*`, by what it means. */
function aliases(): Map<string, string> {
  const text = readFileSync(path.join(ROOT, 'package.json'), 'utf8');
  const { imports } = z
    .object({ imports: z.record(z.string(), z.string()) })
    .parse(JSON.parse(text));
  return new Map(
    Object.entries(imports).map(([alias, target]) => [
      alias.replace('*', ''),
      target.replace('./', '').replace('*', ''),
    ]),
  );
}

/**
 * @param files from the project's folder
 * @returns for each imported path, the files that import it
 */
export function importersOf(files: readonly SourceFile[]): Importers {
  const known = aliases();
  const importers = new Map<string, Set<string>>();
  for (const { name, text } of files) {
    for (const [, wanted = ''] of text.matchAll(IMPORT)) {
      const imported = resolved(name, wanted, known);
      importers.set(imported, (importers.get(imported) ?? new Set()).add(name));
    }
  }
  return importers;
}

function resolved(file: string, wanted: string, known: ReadonlyMap<string, string>): string {
  if (wanted.startsWith('.')) return path.posix.join(path.posix.dirname(file), wanted);
  const alias = wanted.slice(0, wanted.indexOf('/') + 1);
  return (known.get(alias) ?? alias) + wanted.slice(alias.length);
}

/**
 * @param changed files that may be gone
 * @returns every file that a change reaches, with the number of imports between: 0 for the changed
 */
export function reached(changed: readonly string[], importers: Importers): Map<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]));
  // The map grows while it is walked, nearest first.
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}

/** @returns whether the project still has this file */
export function isThere(file: string): boolean {
  return existsSync(path.join(ROOT, file));
}
