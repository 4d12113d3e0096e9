/** How the folders of `src/server` import each other: in the order of `tools/layers.ts`, and sparsely. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { SERVER_ORDER } from '../../tools/layers.ts';
import { sourceFiles, type SourceFile } from '../support/tree.ts';

const SERVER = 'src/server/';
/** Twenty folders could have 380. */
const MAX_PAIRS = 100;

interface Import {
  from: string;
  to: string;
}

/** Imports between files of the server, by their paths in it. */
function importsIn({ name, text }: SourceFile): Import[] {
  const found = text.matchAll(/\bfrom '(\.{1,2}\/[^']+)'|\bimport\('(\.{1,2}\/[^']+)'\)/g);
  return [...found]
    .map(([, from, onDemand]) => path.posix.join(path.posix.dirname(name), from ?? onDemand ?? ''))
    .filter((target) => target.startsWith(SERVER))
    .map((target) => ({ from: name.slice(SERVER.length), to: target.slice(SERVER.length) }));
}

/** Place in the order, by the longest entry that names the file or a folder of it. */
function placeOf(file: string): number {
  const entries = SERVER_ORDER.filter((each) => file === each || file.startsWith(`${each}/`));
  const [own = ''] = entries.toSorted((one, other) => other.length - one.length);
  return SERVER_ORDER.indexOf(own);
}

const isBackward = ({ from, to }: Import) => placeOf(to) > placeOf(from);
const folderOf = (file: string) => file.split('/', 1)[0];

/** Folders that import each other, once for each direction. */
function pairsIn(imports: readonly Import[]): string[] {
  const pairs = imports.map(({ from, to }) => [folderOf(from), folderOf(to)] as const);
  return [
    ...new Set(pairs.filter(([one, other]) => one !== other).map((pair) => pair.join(' → '))),
  ];
}

const IMPORTS = sourceFiles(`${SERVER}**/*.ts`)
  .filter(({ name }) => !name.endsWith('.test.ts'))
  .flatMap(importsIn);

test('imports are found, with their direction', () => {
  const text = "import { a } from '../mail/a.ts';\nconst b = await import('./b.ts');";
  const imports = importsIn({ name: `${SERVER}base/c.ts`, text });
  expect(imports).toEqual([
    { from: 'base/c.ts', to: 'mail/a.ts' },
    { from: 'base/c.ts', to: 'base/b.ts' },
  ]);
  expect(imports.filter(isBackward)).toEqual(imports.slice(0, 1));
  expect(pairsIn(imports)).toEqual(['base → mail']);
});

test('no import of the server points to a folder that stands behind', () => {
  expect(IMPORTS.length).toBeGreaterThan(500);
  expect(IMPORTS.filter(isBackward)).toEqual([]);
});

test('folders of the server import at most a hundred others', () => {
  expect(pairsIn(IMPORTS).length).toBeLessThanOrEqual(MAX_PAIRS);
});
