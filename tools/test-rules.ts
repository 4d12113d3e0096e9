/** Lint rules for tests only. */
import type { OxlintConfig } from 'oxlint';

export const testRules: NonNullable<OxlintConfig['rules']> = {
  'vitest/expect-expect': [
    'error',
    { assertFunctionNames: ['expect', 'expect*', 'assert*', 'fc.assert'] },
  ],
  'vitest/no-focused-tests': 'error',
  'vitest/no-disabled-tests': 'error',
  'vitest/no-commented-out-tests': 'error',
  'vitest/no-identical-title': 'error',
  'vitest/no-standalone-expect': [
    'error',
    { additionalTestBlockFunctions: ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'] },
  ],
  'vitest/valid-expect': ['error', { maxArgs: 2 }],
  // For fixtures such as `useDatabase`.
  'react-hooks/rules-of-hooks': 'off',
  'react/rules-of-hooks': 'off',
  'vitest/valid-title': 'error',
  'vitest/valid-describe-callback': 'error',
  'vitest/no-import-node-test': 'error',
  'vitest/no-duplicate-hooks': 'error',
  'vitest/no-conditional-tests': 'error',
  // In property tests an assertion may depend on what was generated.
  'vitest/no-conditional-expect': 'error',
  // Tests read responses before they check their form.
  'typescript/no-unsafe-type-assertion': 'off',
};
