import type { Plugin } from 'vite';

/** Vite's own name for the module that its dynamic imports go through. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Dynamic imports as plain imports. Vite's helper also preloads the styles of a chunk, of which
 * this site has none (each page names its one style sheet itself), and every page would carry it.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
  };
}
