import type { AstroIntegration } from 'astro';

/** Registers `client:intent`: an island that hydrates when a visitor is about to use it. */
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
