import type { SSRResult } from 'astro';
import { createElement, useId } from 'react';
import { expect, test } from 'vitest';
import renderer from './sync-react-server.ts';

const island = { hydrate: 'visible', displayName: 'Field', astroStaticSlot: true } as const;

function Field({ name }: { name: string }) {
  const id = useId();
  return createElement('label', { htmlFor: id }, `${name} `, createElement('input', { id }));
}

function Photo() {
  return createElement('img', { src: '/a.jpg', alt: 'A', fetchPriority: 'high' });
}

/** Renders as a page does. */
function render(page: object, component: unknown, props: object, metadata?: typeof island) {
  return renderer.renderToStaticMarkup.call(
    { result: page as SSRResult },
    component,
    props,
    {},
    metadata,
  );
}

test('islands of a page have ids of their own, which their prefix gives the browser', async () => {
  const page = {};
  const first = await render(page, Field, { name: 'Date' }, island);
  const second = await render(page, Field, { name: 'Place' }, island);
  const elsewhere = await render({}, Field, { name: 'Date' }, island);
  expect([first.attrs, second.attrs]).toEqual([{ prefix: 'i0' }, { prefix: 'i1' }]);
  expect(first.html).toContain('id="_i0R_0_"');
  expect(second.html).toContain('id="_i1R_0_"');
  expect(elsewhere).toEqual(first);
});

test('what no script changes has no prefix, and no image is loaded before the page asks', async () => {
  const { html, attrs } = await render({}, Photo, {});
  expect(html).toBe('<img src="/a.jpg" alt="A" fetchPriority="high"/>');
  expect(attrs).toBeUndefined();
});
