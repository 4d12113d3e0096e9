/**
 * oxlint, with types. Every rule that is on is an error; every rule that is off says why.
 * The folders' import rules come from `tools/layers.ts`.
 */
import { defineConfig } from 'oxlint';
import { banned, importBans, noWayOut, wholeZod } from './tools/import-bans.ts';
import { LAYERS } from './tools/layers.ts';
import { testRules } from './tools/test-rules.ts';

export default defineConfig({
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'import',
    'promise',
    'react',
    'jsx-a11y',
    'node',
  ],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true, es2026: true },
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: [
    'dist/**',
    '.data/**',
    '.astro/**',
    '.netlify/**',
    'public/**',
    'db/migrations/**',
  ],
  settings: { react: { version: '19' } },
  rules: {
    // Off, each with its reason.
    // A group of buttons is no fieldset.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Steps that must follow one another (migrations, seeding, a test's journey) await in a loop.
    'no-await-in-loop': 'off',
    // A copy per row is what presenters are for; the lists are a page long.
    'oxc/no-map-spread': 'off',
    // TypeScript's noImplicitReturns says it, knowing the types.
    'typescript/consistent-return': 'off',
    // A parser or the platform knows less than we do; the reason stands beside each cast.
    'typescript/no-unsafe-type-assertion': 'off',
    // A page is pre-rendered, so what the device knows can only come in after hydration.
    'react/set-state-in-effect': 'off',
    // An effect may be asked to run again by a value that it does not read.
    'react/exhaustive-effect-dependencies': 'off',
    // The JSX transform is automatic.
    'react/react-in-jsx-scope': 'off',
    // Packages with a default export that also has names (pg) are used as their manuals do.
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    // Style sheets and the set-up of the storage are imported for their effect.
    'import/no-unassigned-import': 'off',
    // zod/mini names one of its functions so.
    'no-underscore-dangle': ['error', { allow: ['_default'] }],
    'unicorn/consistent-function-scoping': ['error', { checkArrowFunctions: false }],
    // async/await is the style here; these rules are for then-chains.
    'promise/always-return': 'off',

    // Types say what is so.
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-unnecessary-condition': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/consistent-type-exports': 'error',
    'typescript/no-import-type-side-effects': 'error',
    'typescript/consistent-type-definitions': 'error',
    'typescript/array-type': 'error',
    // `alt || fallback` is meant: an empty text counts as none.
    'typescript/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
    'typescript/prefer-optional-chain': 'error',
    'typescript/prefer-includes': 'error',
    'typescript/prefer-readonly': 'error',
    'typescript/restrict-plus-operands': 'error',

    // Promises and errors are not lost.
    'typescript/no-floating-promises': ['error', { checkThenables: true }],
    'typescript/no-misused-promises': 'error',
    'typescript/return-await': ['error', 'in-try-catch'],
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/use-unknown-in-catch-callback-variable': 'error',
    'no-empty': 'error',
    'array-callback-return': 'error',

    // Plain code.
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-unused-vars': [
      'error',
      {
        args: 'all',
        argsIgnorePattern: '^_',
        caughtErrors: 'all',
        ignoreRestSiblings: true,
      },
    ],
    'no-var': 'error',
    'prefer-const': 'error',
    'no-param-reassign': 'error',
    'no-else-return': 'error',
    'no-useless-return': 'error',
    'no-fallthrough': 'error',
    'no-case-declarations': 'error',
    'no-prototype-builtins': 'error',
    'no-alert': 'error',
    'no-console': 'error',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
    'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
    'max-depth': ['error', 4],
    complexity: ['error', 15],
    'node/no-process-env': 'error',

    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-mutable-exports': 'error',
    'import/no-duplicates': 'error',
    'import/first': 'error',

    'unicorn/prefer-node-protocol': 'error',
    'unicorn/no-process-exit': 'error',
    'unicorn/no-array-for-each': 'error',
    'unicorn/no-document-cookie': 'error',
    'unicorn/no-typeof-undefined': 'error',
    'unicorn/no-useless-promise-resolve-reject': 'error',
    'unicorn/no-object-as-default-parameter': 'error',
    'unicorn/no-abusive-eslint-disable': 'error',
    'unicorn/prefer-at': 'error',
    'unicorn/prefer-date-now': 'error',
    'unicorn/prefer-number-properties': 'error',
    'unicorn/prefer-regexp-test': 'error',
    'unicorn/prefer-string-replace-all': 'error',
    'unicorn/prefer-string-slice': 'error',
    'unicorn/prefer-import-meta-properties': 'error',
    'unicorn/prefer-type-error': 'error',
    'unicorn/throw-new-error': 'error',

    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/button-has-type': 'error',
    'react/no-danger': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/jsx-no-useless-fragment': 'error',
    'react/no-unknown-property': 'error',
    'jsx-a11y/anchor-ambiguous-text': 'error',
    'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    'no-restricted-imports': banned([wholeZod, noWayOut]),
  },
  overrides: [
    // A later override of the same rule replaces the earlier one whole.
    ...LAYERS.map((layer) => ({
      files: [`${layer.folder}/**`],
      rules: { 'no-restricted-imports': banned(importBans(layer)) },
    })),
    {
      // The one reader of the environment.
      files: ['src/server/base/env.ts'],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      // A function ends with its answer: work that nobody awaits is lost.
      files: ['src/server/**', 'netlify/functions/**'],
      rules: {
        'typescript/no-floating-promises': ['error', { checkThenables: true, ignoreVoid: false }],
      },
    },
    {
      // A failure in a browser may be logged in its console.
      files: ['src/stores/**', 'src/enhance/**'],
      rules: { 'no-console': ['error', { allow: ['warn'] }] },
    },
    {
      // The log of a function is its console; `src/local` and scripts write to a terminal.
      files: ['src/server/base/log.ts', 'src/local/**', 'tests/**', 'db/seed/**'],
      rules: { 'no-console': 'off' },
    },
    {
      // They pass the environment on to the programs that they start.
      files: ['src/local/**', 'tests/**', '*.config.{ts,mjs}'],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      // Node's workers have no origin; what comes from a driver or a worker has no type of ours.
      files: ['src/local/**', 'src/renderer/{render-worker,write-pages}.ts', 'db/seed/**'],
      rules: {
        'unicorn/require-post-message-target-origin': 'off',
        'typescript/no-unsafe-type-assertion': 'off',
      },
    },
    {
      // A program ends with an exit code.
      files: ['src/local/program.ts', 'tests/run.ts', 'tests/bench/run.ts'],
      rules: { 'unicorn/no-process-exit': 'off' },
    },
    {
      // What their framework asks for.
      files: [
        'netlify/functions/**',
        '*.config.{ts,mjs}',
        '.dependency-cruiser.mjs',
        '**/*.d.ts',
        '**/*.astro',
        'tests/**/global-setup.ts',
        'src/enhance/intent.ts',
        'src/renderer/sync-react-server.ts',
        'src/renderer/react-client.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Props, and what a component returns, are read by the template.
      files: ['**/*.astro'],
      rules: { 'no-unused-vars': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**'],
      plugins: ['vitest'],
      rules: {
        'no-restricted-imports': banned([noWayOut]),
        ...testRules,
      },
    },
  ],
});
