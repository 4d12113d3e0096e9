import { expect, test } from 'vitest';
import { sourceFiles } from '../support/tree.ts';

const ORDER = '@layer theme, base, components, utilities;';

test('a style sheet that a page loads by itself says the order of layers first', () => {
  const files = sourceFiles('src/styles/*.css');
  const imported = new Set(
    files.flatMap(({ text }) =>
      [...text.matchAll(/@import '\.\/([\w-]+\.css)'/g)].map(([, name]) => name),
    ),
  );
  // Loaded before the base, it would else put its layer below. Tailwind says the order itself.
  const loaded = files.filter(
    ({ name, text }) =>
      text.includes('@layer ') &&
      !text.includes("@import 'tailwindcss'") &&
      !imported.has(name.split('/').at(-1)),
  );
  expect(loaded.length).toBeGreaterThan(4);
  const wrong = loaded.filter(({ text }) => text.indexOf('@layer ') !== text.indexOf(ORDER));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
