import type { AstroIntegration } from 'astro';

/** Registers the client directive `client:intent`. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/enhance/intent.ts' });
      },
    },
  };
}
