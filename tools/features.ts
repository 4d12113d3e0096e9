/**
 * The features of the shop. Each has this one name in every layer, as a folder or as a file, so that
 * `find . -path '*quotes*'` finds all of it. `npm run features:table` writes them into ARCHITECTURE.md.
 */
export const FEATURES = [
  'accounts',
  'calendar',
  'catalog',
  'digest',
  'inquiries',
  'lists',
  'media',
  'people',
  'planner',
  'publishing',
  'quotes',
  'search',
  'settings',
  'shop',
  'stock',
] as const;

/** Each layer with features, and its folders that belong to none. */
export const SHARED_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'src/contracts': [],
  'src/site': ['structured-data', 'texts'],
  'src/api-client': [],
  'src/stores': ['forms'],
  'src/enhance': [],
  'src/admin': ['address', 'dashboard', 'data', 'form', 'parts', 'status'],
  'src/islands': ['carousel', 'forms', 'toasts'],
  'src/components': ['home', 'layout', 'privacy', 'trust'],
  'src/server': ['base', 'entry', 'http', 'mail', 'schedule'],
  'src/local': ['backup', 'doctor', 'functions', 'http', 'images', 'site'],
  'db/queries': ['mail'],
  'db/schema': [],
};
