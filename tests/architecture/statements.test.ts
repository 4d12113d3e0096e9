/**
 * The table of the specification's statements: every row names a test that is there.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { SECTIONS, type Statement } from '../statements/types.ts';
import { missingTest, titlesOf } from '../support/test-titles.ts';
import { ROOT, sourceFiles } from '../support/tree.ts';

/** The two that hold no rows. */
const BESIDE = ['types.ts', 'shown-by.ts'];
const FILES = sourceFiles('tests/statements/*.ts').filter(
  ({ name }) => !BESIDE.some((file) => name.endsWith(`/${file}`)),
);
const problemOf = ({ test: where }: Pick<Statement, 'test'>) => missingTest(where);

const tables = await Promise.all(
  FILES.map(async ({ name }) => {
    // A file of rows exports nothing else.
    const file = (await import(pathToFileURL(path.join(ROOT, name)).href)) as {
      statements: readonly Statement[];
    };
    return { name, rows: file.statements };
  }),
);
const statements = tables.flatMap(({ rows }) => rows);

describe('the check itself', () => {
  test('reads titles however they are quoted', () => {
    const source = [
      "test('one', () => {});",
      '  test(\n    "it\'s two",\n  () => {});',
      "test('it\\'s three', () => {});",
      "test.each([1, (2)])('four %d', () => {});",
      "// test('five')",
    ].join('\n');
    expect([...titlesOf(source)]).toEqual(['one', "it's two", "it's three", 'four %d']);
  });

  test('finds a file and a title that are not there', () => {
    const row = { section: SECTIONS[0], statement: 'Anything' };
    expect(problemOf({ ...row, test: 'tests/e2e/none.spec.ts › home' })).toContain('no test file');
    expect(
      problemOf({ ...row, test: 'tests/architecture/statements.test.ts › nothing' }),
    ).toContain('has no test "nothing"');
  });
});

test('every statement is shown by a test that is there', () => {
  expect(statements.map(problemOf).filter(Boolean)).toEqual([]);
});

test('no statement stands there twice', () => {
  const said = statements.map(({ section, statement }) => `${section}: ${statement.toLowerCase()}`);
  expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
});

test.each(SECTIONS)('section "%s" has its statements', (section) => {
  expect(statements.filter((row) => row.section === section)).not.toEqual([]);
});

test.each(tables)(
  'the rows of $name go by section, so that they read as a document',
  ({ rows }) => {
    const order = rows.map(({ section }) => SECTIONS.indexOf(section));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  },
);
