import { expect, test } from 'vitest';
import { sourceFiles } from '../support/tree.ts';

/** Each control of an own element, up to its end. */
const CONTROL = /<(?:input|textarea)\b(?:(?!\/>)[\s\S])*/g;

test('no field of a form cuts what is typed or pasted, which a search may @form.length', () => {
  const cutting = sourceFiles('src/**/*.tsx').flatMap(({ name, text }) =>
    (text.match(CONTROL) ?? [])
      .filter((control) => control.includes('maxLength=') && !control.includes('type="search"'))
      .map((control) => `${name}: ${control.slice(0, 60)}`),
  );
  expect(cutting).toEqual([]);
});
