/**
 * What each folder may import (ARCHITECTURE.md), read by the linter and dependency-cruiser. An import names a
 * folder by its alias without `#`, or one of its files. Tests may import what they test.
 */

export interface Layer {
  folder: string;
  imports: readonly string[];
  /** Folders or packages of which only types are imported. */
  types?: readonly string[];
  /** Folders that are imported only with `import()`. */
  onDemand?: readonly string[];
  /** Allowed packages; left out: all but those in `not`. */
  packages?: readonly string[];
  not?: readonly string[];
  /** Its code runs in a visitor's browser. */
  browser?: boolean;
}

/**
 * The order of `src/server`: imports only go to earlier entries. What a feature needs of a later one is
 * passed in by `entry`. A feature appears twice if others lie between its core and what staff do with it.
 */
export const SERVER_ORDER: readonly string[] = [
  'base',
  'http',
  'shop',
  'digest/due.ts',
  'schedule',
  'mail',
  'calendar/event-file.ts',
  'accounts',
  'publishing',
  'media',
  'inquiries/asked',
  'quotes/draft',
  'quotes/standing.ts',
  'quotes/links.ts',
  'catalog/public',
  'stock',
  'lists',
  'inquiries/record',
  'inquiries/mails',
  'inquiries/intake',
  'inquiries/booked',
  'quotes',
  'stock/goods',
  'inquiries/work',
  'catalog/staff',
  'settings',
  'history',
  'previews',
  'calendar',
  'digest',
  'people',
  'entry',
];

/** Folders without an entry in `LAYERS`, because nothing in them imports. */
export const LEAF_FOLDERS = ['src/styles'];

const REACT = ['react', 'react-dom'];
const ASTRO = ['astro', 'astro:*'];
const SQL = ['drizzle-orm', 'pg', '@neondatabase/*'];
const BROWSER_ONLY = [...REACT, ...ASTRO, 'nanostores', '@nanostores/*', '@radix-ui/*'];

export const LAYERS: readonly Layer[] = [
  { folder: 'src/domain', imports: [], packages: [], browser: true },
  { folder: 'src/contracts', imports: ['domain'], packages: ['zod/mini'], browser: true },
  { folder: 'src/site', imports: ['domain', 'contracts'], packages: [], browser: true },
  {
    folder: 'src/api-client',
    imports: ['contracts'],
    packages: [],
    browser: true,
  },
  {
    folder: 'src/stores',
    imports: ['api-client', 'site', 'contracts', 'domain'],
    packages: ['nanostores', '@nanostores/persistent'],
    browser: true,
  },
  {
    folder: 'src/ui',
    imports: ['domain'],
    types: ['nanostores'],
    packages: [...REACT, 'react-day-picker', '@radix-ui/*'],
    browser: true,
  },
  {
    folder: 'src/islands',
    imports: ['stores', 'ui', 'domain', 'site'],
    // The stores parse.
    types: ['contracts'],
    packages: [...REACT],
    browser: true,
  },
  {
    folder: 'src/admin',
    imports: [
      'stores',
      'ui',
      'contracts',
      'domain',
      'site',
      'api-client',
      // Staff read and print what the customer does.
      'islands/quotes/QuoteDocument.tsx',
    ],
    packages: [...REACT, '@tanstack/react-query', 'papaparse', 'uqr'],
    browser: true,
  },
  {
    folder: 'src/enhance',
    // The small script of every page.
    imports: ['stores', 'site', 'domain', 'ui/keep-focus.ts'],
    onDemand: ['islands'],
    types: ['astro'],
    packages: ['nanostores'],
    browser: true,
  },
  {
    folder: 'src/components',
    imports: ['site', 'domain', 'islands', 'ui', 'stores', 'enhance', 'styles'],
    types: ['contracts'],
    packages: ASTRO,
    browser: true,
  },
  {
    folder: 'src/layouts',
    imports: ['components', 'islands', 'enhance', 'site', 'domain', 'styles'],
    packages: ASTRO,
    browser: true,
  },
  {
    folder: 'src/pages',
    imports: [
      'layouts',
      'components',
      'islands',
      'admin',
      'site',
      'domain',
      'styles',
      // Read by pages during the build.
      'server/catalog/public/load.ts',
      'server/base/retention.ts',
      // Makes a page's entry with its cache key.
      'renderer/page-entry.ts',
    ],
    types: ['contracts'],
    packages: ASTRO,
  },
  { folder: 'db', imports: ['contracts', 'domain'], not: [...BROWSER_ONLY, 'zod', 'hono'] },
  {
    folder: 'src/server',
    imports: ['contracts', 'domain', 'db', 'site'],
    // SQL belongs into db/.
    not: [...BROWSER_ONLY, ...SQL],
  },
  {
    folder: 'src/renderer',
    imports: ['server', 'site', 'domain', 'enhance'],
    not: [...SQL, 'zod'],
  },
  {
    folder: 'src/local',
    imports: ['server', 'renderer', 'contracts', 'db', 'site', 'domain'],
    not: REACT,
  },
  {
    folder: 'netlify/functions',
    imports: ['server'],
    packages: ['@netlify/functions'],
  },
];
