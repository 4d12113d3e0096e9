/** Renders React components synchronously. Astro's renderer streams each component, and renders it twice. */
import type { AstroComponentMetadata, SSRLoadedRendererValue, SSRResult } from 'astro';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

/** React's preloads of images, which Astro removes too: the page names what to load first. */
const RESOURCE_HINTS = /^(?:<link rel="preload"[^>]*>)+/;

/** Number of rendered islands of a page: each has its own prefix for `useId`. */
const islandsOf = new WeakMap<SSRResult, number>();

const renderer: SSRLoadedRendererValue = {
  name: '@astrojs/react',
  supportsAstroStaticSlot: true,
  // All components that are not Astro's are React's.
  check: () => Promise.resolve(true),
  async renderToStaticMarkup(
    this: { result: SSRResult },
    component: FunctionComponent,
    props: Record<string, unknown>,
    slots: Record<string, string>,
    metadata?: AstroComponentMetadata,
  ) {
    // Astro content inside a React component: unused so far.
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
