/**
 * ESLint looks at `.astro` templates only; everything else is oxlint's. The accessibility rules for
 * Astro come through eslint-plugin-astro, which takes them from eslint-plugin-jsx-a11y-x.
 */
import * as typescriptParser from '@typescript-eslint/parser';
import astro from 'eslint-plugin-astro';
import { defineConfig, globalIgnores } from 'eslint/config';

export default defineConfig([
  globalIgnores([
    '**/*.{js,mjs,cjs,ts,mts,cts,tsx,jsx}',
    'dist/',
    '.data/',
    '.astro/',
    '.netlify/',
    '.cache/',
    'public/',
  ]),
  {
    // An unknown or unneeded `eslint-disable` is a mistake too.
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
  },
  ...astro.configs['flat/recommended'],
  ...astro.configs['flat/jsx-a11y-strict'],
  {
    files: ['**/*.astro'],
    languageOptions: {
      parserOptions: { parser: typescriptParser, extraFileExtensions: ['.astro'] },
    },
    rules: {
      // Astro does not hash a script with `is:inline`, so the CSP blocks it; the CSP also blocks the
      // style attributes that `define:vars` makes. A plain `<script>` is bundled and hashed.
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.namespace.name='is'][name.name.name='inline']",
          message: 'The CSP blocks is:inline; a plain <script> is bundled and hashed.',
        },
        {
          selector: "JSXAttribute[name.namespace.name='define'][name.name.name='vars']",
          message: 'The CSP blocks what define:vars makes; use a data attribute.',
        },
      ],
      // Raw HTML is an injection risk: each use states why it is safe.
      'astro/no-set-html-directive': 'error',
      'astro/no-set-text-directive': 'error',
      'astro/no-unused-css-selector': 'error',
      // `autofocus` in a popover says where the focus goes when it opens; no page loads with an open popover.
      'astro/jsx-a11y/no-autofocus': 'off',
      // The keyboard must scroll what is wider than the screen (axe: scrollable-region-focusable).
      'astro/jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region', 'group'] }],
    },
  },
]);
