import { expect, test } from 'vitest';
import { sourceFiles } from '../support/tree.ts';

// knip does not see what the template of an .astro file takes from `import * as text`.
test('every text for visitors is said somewhere', () => {
  const readers = sourceFiles('src/**/*.{astro,ts,tsx}').filter(
    ({ name }) => !name.includes('.test.'),
  );
  const unused = sourceFiles('src/site/{texts/*,*/texts,*/*-texts}.ts')
    .filter(({ name }) => !name.includes('.test.'))
    .flatMap(({ name, text }) =>
      [...text.matchAll(/^export const (\w+)/gm)].flatMap(([, constant = '']) =>
        readers.some(
          (file) => file.name !== name && new RegExp(`\\b${constant}\\b`).test(file.text),
        ) || text.split(new RegExp(`\\b${constant}\\b`)).length > 2
          ? []
          : [`${name}: ${constant}`],
      ),
    );
  expect(unused).toEqual([]);
});
