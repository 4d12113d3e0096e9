import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at pointerdown, focus or key; see `src/enhance/intent.ts`. */
    'client:intent'?: boolean | { query: true } | { now: true };
  }
}
