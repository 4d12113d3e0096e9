import type { Plugin } from 'vite';

/** Vite's virtual module that wraps dynamic imports. */
const HELPER = '\0vite/preload-helper.js';

/** Emits dynamic imports without Vite's helper, whose preloads of styles no page needs. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    // Removes the remaining lists of files to preload.
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = withoutPreloads(chunk.code);
        }
      },
    },
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
  };
}

function withoutPreloads(code: string): string {
  return code
    .replace(/^const __vite__mapDeps=.*\n/, '')
    .replaceAll(/,\s*__vite__mapDeps\(\[[\d,]*\]\)/g, '');
}

/** Inlines texts of `src/site`. Here, because Astro passes only `output` to the build of client scripts. */
export function inlinedTexts(): Plugin {
  const optimization = { inlineConst: { mode: 'all' as const } };
  return {
    name: 'inlined-texts',
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { optimization } } } : null,
  };
}
