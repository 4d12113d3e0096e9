import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OURS = fileURLToPath(new URL('island-jsx.ts', import.meta.url));

/**
 * Lets an island hydrate after a translator of the browser has changed its texts. React would refuse
 * the other text, throw the island away and render it anew: with it goes what was typed before. In
 * `npm run dev` React still says where the texts of page and browser differ.
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
