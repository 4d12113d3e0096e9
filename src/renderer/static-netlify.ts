import netlify from '@astrojs/netlify';
import type { AstroIntegration } from 'astro';

/** Netlify's adapter without its catch-all function, because no page is rendered on demand. */
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
