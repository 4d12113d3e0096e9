import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OURS = fileURLToPath(new URL('island-jsx.ts', import.meta.url));

/**
 * Lets an island hydrate after a browser's translator changed its texts. Otherwise React would render it anew and lose
 * what was typed.
 */
export function translatedTexts(): Plugin {
  return {
    name: 'translated-texts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react\/jsx-runtime$/ },
      handler: (_, importer) => (importer === OURS ? null : OURS),
    },
  };
}
