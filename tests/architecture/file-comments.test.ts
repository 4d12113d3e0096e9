import { expect, test } from 'vitest';
import { sourceFiles } from '../support/tree.ts';

/**
 * @param source of a module
 * @returns the comments at the margin between its imports, where sorted imports leave a file's comment behind
 */
function commentsBetweenImports(source: string): string[] {
  // Examples of modules in tests are template literals.
  const code = source.replaceAll(/`[^`]*`/g, '');
  const imports = [...code.matchAll(/^import\b/gm)].map(({ index }) => index);
  return code.slice(imports.at(0) ?? 0, imports.at(-1) ?? 0).match(/^\/[*/].*/gm) ?? [];
}

test('a comment between imports is found', () => {
  const file =
    "/** The file. */\nimport a from 'a';\n/** Lost. */\nimport b from 'b';\n/** A value. */\n";
  expect(commentsBetweenImports(file)).toEqual(['/** Lost. */']);
});

test('the comment of a file is above its imports', () => {
  const files = sourceFiles('{src,db,netlify,tests,tools}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(900);
  expect(
    files.flatMap(({ name, text }) =>
      commentsBetweenImports(text).map((line) => `${name}: ${line}`),
    ),
  ).toEqual([]);
});
