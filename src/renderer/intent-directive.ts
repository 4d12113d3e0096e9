import type { AstroIntegration } from 'astro';

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
