/**
 * The features of the shop. Each has this name in every layer, as a folder or a file, so that `find . -path
 * '*quotes*'` finds all of it. `npm run features:table` writes them into ARCHITECTURE.md.
 */
export const FEATURES = [
  'accounts',
  'calendar',
  'catalog',
  'digest',
  'history',
  'inquiries',
  'lists',
  'media',
  'people',
  'planner',
  'previews',
  'publishing',
  'quotes',
  'search',
  'settings',
  'shop',
  'stock',
] as const;

/** Layers with features, and their folders that belong to none. */
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
