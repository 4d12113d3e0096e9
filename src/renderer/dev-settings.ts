import type { AstroIntegration } from 'astro';

/** Loads the settings for each page during development; a build sets them once (`renderer.ts`). */
export function devSettings(): AstroIntegration {
  return {
    name: 'dev-settings',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware }) => {
        if (command !== 'dev') return;
        const entrypoint = new URL('./dev-settings-middleware.ts', import.meta.url);
        addMiddleware({ entrypoint, order: 'pre' });
      },
    },
  };
}
