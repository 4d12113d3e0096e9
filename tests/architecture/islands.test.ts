import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../support/tree.ts';

/**
 * @param source of an .astro file
 * @returns the module of every component that is hydrated; `unknown` for what is not imported
 */
function hydratedModules(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=\s)\/\/.*$/gm, '');
  const imports = [...code.matchAll(/import\s+([^;]+?)\s+from\s+['"]([^'"]+)['"]/g)];
  return [...code.matchAll(/<([\w.]+)(?=\s)[^<]*?\sclient:[a-z]+/g)].map(([, tag = '']) => {
    const name = new RegExp(String.raw`\b${tag.split('.')[0]}\b`);
    return imports.find(([, names = '']) => name.test(names))?.[2] ?? 'unknown';
  });
}

describe('hydratedModules', () => {
  test('finds components by their import, whatever stands between', () => {
    const source = `---
import { Cart, Badge } from '#islands/cart/Cart.island.tsx';
import Menu from '../ui/Menu.tsx';
// <Badge client:load /> in a comment counts for nothing
---
<Cart items={list.map((item) => item.id)} client:visible />
<Menu
  label="Menu"
  client:idle
/>
<Badge />
<Stranger client:load />`;
    expect(hydratedModules(source)).toEqual([
      '#islands/cart/Cart.island.tsx',
      '../ui/Menu.tsx',
      'unknown',
    ]);
  });
});

test('only islands are hydrated', () => {
  const hydrated = sourceFiles('src/**/*.astro').flatMap(({ name, text }) =>
    hydratedModules(text).map((module) => ({ name, module })),
  );
  expect(hydrated.length).toBeGreaterThan(0);
  expect(hydrated.filter(({ module }) => !module.endsWith('.island.tsx'))).toEqual([]);
});

test('every island is hydrated somewhere', () => {
  const hydrated = sourceFiles('src/**/*.astro').flatMap(({ text }) => hydratedModules(text));
  const files = new Set(hydrated.map((module) => module.split('/').at(-1)));
  for (const { name } of sourceFiles('src/islands/**/*.island.tsx')) {
    expect(files).toContain(name.split('/').at(-1));
  }
});
