import type { AstroIntegration } from 'astro';

/** During development pages show the settings of the moment; a build sets them once (`renderer.ts`). */
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
