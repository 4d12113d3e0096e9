/**
 * Which tests there are, for tables that name them.
 */
import { sourceFiles } from './tree.ts';

/** A test: path of its file from the project's folder, and its exact title there. */
export type NamedTest = `${string}.${'spec' | 'test'}.${'ts' | 'tsx'} › ${string}`;

/** Titles by file. */
const TITLES = new Map(
  sourceFiles('{src,db,tests}/**/*.{test,spec}.{ts,tsx}').map(({ name, text }) => [
    name,
    titlesOf(text),
  ]),
);

/** @returns the titles of a file's tests, without the rules that they end with (`docs/product.md`) */
export function titlesOf(source: string): Set<string> {
  const calls = source.matchAll(
    /^\s*test(?:\.(?:each|for)\b[\s\S]*?\))?\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)")/gm,
  );
  return new Set(
    [...calls].map(([, single, double]) =>
      (single ?? double ?? '').replaceAll(/\\(.)/g, '$1').replace(/(?: @[a-z0-9.-]+)+$/, ''),
    ),
  );
}

/** @returns what keeps a table from naming this test, or undefined */
export function missingTest(where: NamedTest): string | undefined {
  const [file = '', ...title] = where.split(' › ');
  const titles = TITLES.get(file);
  if (!titles) return `There is no test file ${file}`;
  return titles.has(title.join(' › ')) ? undefined : `${file} has no test "${title.join(' › ')}"`;
}
