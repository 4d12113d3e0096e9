import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first pointer, focus, key or action (`src/enhance/intent.ts`). */
    'client:intent'?: boolean | { query?: true; draft?: string; has?: string } | { now: true };
  }
}
