import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../tree.ts';
import { importersOf, reached } from './import-graph.ts';
import { PROJECT_CODE } from './project-code.ts';
import { select } from './select.ts';
import { stepsFor } from './steps-for.ts';

const file = (name: string, text: string) => ({ name, text });
/** Rules that the product does not have, and that must not look like some of its in this file. */
const [SUM, OPEN] = ['price.sum', 'faq.open'].map((id) => `@${id}`);

describe('imports', () => {
  const importers = importersOf([
    file('src/domain/money.ts', ''),
    file('src/site/price.ts', "import { cents } from '#domain/money.ts';"),
    file('src/pages/index.astro', "---\nimport { price } from '../site/price.ts';\n---"),
    file('src/ui/lazy.ts', "const { price } = await import('#site/price.ts');"),
  ]);

  test('reach a page through an alias and a relative path, and what is loaded later', () => {
    expect(Object.fromEntries(reached(['src/domain/money.ts'], importers))).toEqual({
      'src/domain/money.ts': 0,
      'src/site/price.ts': 1,
      'src/pages/index.astro': 2,
      'src/ui/lazy.ts': 2,
    });
  });

  test('that form a ring end', () => {
    const ring = importersOf([
      file('src/a.ts', "import './b.ts';"),
      file('src/b.ts', "import './a.ts';"),
    ]);
    expect([...reached(['src/a.ts'], ring).keys()]).toEqual(['src/a.ts', 'src/b.ts']);
  });
});

describe('select', () => {
  const FILES = [
    file('src/domain/money.ts', ''),
    file('src/domain/money.test.ts', `import './money.ts'; test('adds ${SUM}', () => {});`),
    file('src/pages/quote.astro', "import '#domain/money.ts';"),
    file('src/domain/other.test.ts', "import './other.ts';"),
    file('tests/architecture/texts.test.ts', ''),
    file('tests/architecture/functions.test.ts', "import '#domain/money.ts';"),
    file('tests/integration/api/price.test.ts', "import '#domain/money.ts';"),
    file('tests/integration/host/guest.test.ts', "import '../../support/shop.ts';"),
    file('tests/support/shop.ts', "import '#domain/money.ts';"),
    file('tests/e2e/price.spec.ts', `test('shows the sum ${SUM}', () => {});`),
    file('tests/e2e/quote.spec.ts', "test('opens', () => page.goto('/quote'));"),
    file('tests/e2e/faq.spec.ts', `test('opens ${OPEN}', () => page.goto('/contact'));`),
  ];
  const selection = select(['src/domain/money.ts'], FILES);

  test('takes the unit tests that the change reaches, and the conventions', () => {
    expect(selection.unit).toEqual([
      'src/domain/money.test.ts',
      'tests/architecture/texts.test.ts',
    ]);
  });

  test('takes integration tests that it reaches, and names those that take long', () => {
    expect(selection.integration).toEqual(['tests/integration/api/price.test.ts']);
    expect(selection.leftOut).toEqual(['tests/integration/host/guest.test.ts']);
  });

  test('takes browser tests of its rules before those of its pages, and no others', () => {
    expect(selection.browser).toEqual(['tests/e2e/price.spec.ts', 'tests/e2e/quote.spec.ts']);
  });

  test('takes browser tests of rules that stand beside a component that names none', () => {
    const panel = [
      file('src/islands/lists/Panel.tsx', ''),
      file('src/islands/lists/Row.tsx', `/** ${OPEN} */`),
    ];
    const { browser } = select(['src/islands/lists/Panel.tsx'], [...FILES, ...panel]);
    expect(browser).toEqual(['tests/e2e/faq.spec.ts']);
  });

  test('takes a mail address for no rule', () => {
    const addresses = [
      file('src/domain/mail-address.ts', "// As in 'ada@example.com'."),
      file('tests/e2e/account.spec.ts', "test('signs in', () => fill('bo@example.com'));"),
    ];
    expect(select(['src/domain/mail-address.ts'], [...FILES, ...addresses]).browser).toEqual([]);
  });

  test('takes tests of the feature before others that are as near', () => {
    const quotes = [
      file('db/queries/quotes/read.ts', ''),
      ...Array.from({ length: 20 }, (_, at) =>
        file(`tests/integration/admin/${at}.test.ts`, "import '#db/queries/quotes/read.ts';"),
      ),
      file('tests/support/rows.ts', "import '#db/queries/quotes/read.ts';"),
      file('tests/integration/quotes/sent.test.ts', "import '../../support/rows.ts';"),
      file('tests/e2e/admin/quotes.copy.spec.ts', "test('copies', () => {});"),
    ];
    const { integration, browser } = select(['db/queries/quotes/read.ts'], [...FILES, ...quotes]);
    expect(integration[0]).toBe('tests/integration/quotes/sent.test.ts');
    expect(browser).toEqual(['tests/e2e/admin/quotes.copy.spec.ts']);
  });

  test('takes a test that has changed itself, a long one and the bundles too', () => {
    const own = ['tests/integration/host/guest.test.ts', 'tests/e2e/faq.spec.ts'];
    expect(select(own, FILES)).toMatchObject({ integration: [own[0]], browser: [own[1]] });
    expect(select(['netlify/functions/media.ts'], FILES).unit).toContain(
      'tests/architecture/functions.test.ts',
    );
  });

  test('keeps to what three minutes allow, nearest first', () => {
    const many = Array.from({ length: 40 }, (_, at) =>
      file(`tests/e2e/many-${at}.spec.ts`, `test('one ${SUM}', a);\ntest('two', b);\n`),
    );
    const { browser, leftOut } = select(['src/domain/money.ts'], [...FILES, ...many]);
    expect(browser.length).toBeLessThan(30);
    expect(leftOut.length + browser.length).toBe(43);
  });
});

describe('in this project', () => {
  const files = sourceFiles(...PROJECT_CODE);

  test.each([
    ['src/stores/wishlist.ts', 'tests/e2e/wishlist'],
    ['src/site/paths.ts', 'tests/e2e/'],
  ])('a change of %s is shown by browser tests', (changed, spec) => {
    const { unit, browser } = select([changed], files);
    expect(unit.length).toBeGreaterThan(1);
    expect(browser.some((name) => name.startsWith(spec))).toBe(true);
  });

  test('the steps check what has changed, and say what is left out', () => {
    const changed = ['src/stores/wishlist.ts', 'docs/product.md', 'src/gone.ts'];
    const { fast, slow, said } = stepsFor(changed, select(changed, files));
    const format = fast.find(({ name }) => name === 'format');
    expect(format?.command).toEqual(['oxfmt', '--check', 'src/stores/wishlist.ts']);
    expect(slow.map(({ name }) => name)).toContain('end to end');
    expect(said).toContain('Leaves out explorers, the soak, journeys and the lock file.');
  });
});
