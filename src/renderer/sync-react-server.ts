/**
 * Renders components of pages with React's synchronous functions. Astro's own renderer streams each
 * one and first renders it once to detect React.
 */
import type { AstroComponentMetadata, SSRLoadedRendererValue, SSRResult } from 'astro';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

/** What React adds before images: the page says itself what to load first. Astro removes it too. */
const RESOURCE_HINTS = /^(?:<link rel="preload"[^>]*>)+/;

/** How many islands of a page are rendered: each has a prefix for what `useId` gives in it. */
const islandsOf = new WeakMap<SSRResult, number>();

const renderer: SSRLoadedRendererValue = {
  name: '@astrojs/react',
  supportsAstroStaticSlot: true,
  // What is no component of Astro is one of React.
  check: () => Promise.resolve(true),
  async renderToStaticMarkup(
    this: { result: SSRResult },
    component: FunctionComponent,
    props: Record<string, unknown>,
    slots: Record<string, string>,
    metadata?: AstroComponentMetadata,
  ) {
    // Astro in a component of React: no page has it so far.
    if (Object.keys(slots).length > 0) {
      const { default: streaming } = await import('@astrojs/react/server.js');
      return streaming.renderToStaticMarkup.call(this, component, props, slots, metadata);
    }
    const element = createElement(component, props);
    if (!metadata?.hydrate) {
      return { html: renderToStaticMarkup(element).replace(RESOURCE_HINTS, '') };
    }
    const island = islandsOf.get(this.result) ?? 0;
    islandsOf.set(this.result, island + 1);
    const prefix = `i${island}`;
    const html = renderToString(element, { identifierPrefix: prefix });
    return { html: html.replace(RESOURCE_HINTS, ''), attrs: { prefix } };
  },
};

export default renderer;
