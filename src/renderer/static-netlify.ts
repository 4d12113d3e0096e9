import netlify from '@astrojs/netlify';
import type { AstroIntegration } from 'astro';

/**
 * Netlify's adapter for a site without pages rendered on demand. By default it adds a catch-all server
 * function; a static build output prevents that.
 */
export function staticNetlify(): AstroIntegration {
  const adapter = netlify({ devFeatures: false });
  const done = adapter.hooks['astro:config:done'];
  return {
    ...adapter,
    hooks: {
      ...adapter.hooks,
      'astro:config:done': (params) =>
        done?.({
          ...params,
          setAdapter: (settings) =>
            params.setAdapter({
              ...settings,
              adapterFeatures: { ...settings.adapterFeatures, buildOutput: 'static' },
            }),
        }),
    },
  };
}
