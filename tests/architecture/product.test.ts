/**
 * The rules of the product: each has a test, and each name of a rule is that of one.
 */
import { describe, expect, test } from 'vitest';
import { namedIn, productRules, rulesOf, rulesWithoutTest, tagsOf } from '../support/product.ts';
import { sourceFiles } from '../support/tree.ts';

/** Apart from its sign, so that this file names no rule that does not exist. */
const at = (id: string) => `@${id}`;

describe('the check itself', () => {
  test('reads rules, and no other line', () => {
    expect(rulesOf('- `list.add`: One.\n  More.\n- `list.page-size`: Two.\n- list.none\n')).toEqual(
      ['list.add', 'list.page-size'],
    );
  });

  test('finds names in comments and texts, and no mail address', () => {
    const text = `/** Adds (${at('list.add')}, ${at('list.one')}). */ a@list.two`;
    expect(namedIn(text)).toEqual(['list.add', 'list.one']);
  });

  test('finds tags at the end of titles, however they are quoted', () => {
    const source = [
      `test('adds ${at('list.add')} ${at('list.one')}', work);`,
      `test("it's there ${at('list.two')}", work);`,
      `// ${at('list.three')}`,
    ].join('\n');
    expect(tagsOf(source)).toEqual(['list.add', 'list.one', 'list.two']);
  });
});

test('every rule has a test', () => {
  expect(rulesWithoutTest()).toEqual([]);
});

test('no rule stands there twice', () => {
  const rules = productRules();
  expect(rules.filter((id, index) => rules.indexOf(id) !== index)).toEqual([]);
});

const FILES = sourceFiles(
  '{src,db,netlify,tests,tools}/**/*.{ts,tsx,astro,css,md}',
  '*.md',
  'docs/*.md',
);

test('every name of a rule, in code, tests and texts, is that of one', () => {
  const rules = new Set(productRules());
  const unknown = FILES.flatMap(({ name, text }) =>
    namedIn(text)
      .filter((id) => !rules.has(id))
      .map((id) => `${name}: ${id}`),
  );
  expect(unknown).toEqual([]);
});
