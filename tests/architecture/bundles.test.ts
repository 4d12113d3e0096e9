/** The groups of `astro.config.mjs`, by which modules share a file, name modules that exist. */
import { expect, test } from 'vitest';
import { sourceFiles } from '../support/tree.ts';

/** @returns a pattern without its groups, once for each of their alternatives */
function alternatives(pattern: string): string[] {
  const group = /\((?!\?)([^()]*)\)/.exec(pattern);
  if (!group) return pattern.split('|');
  const { 0: whole, 1: inside = '', index } = group;
  const [before, after] = [pattern.slice(0, index), pattern.slice(index + whole.length)];
  return inside.split('|').flatMap((one) => alternatives(`${before}${one}${after}`));
}

/** @returns the alternatives of all groups that name a module of ours */
function namedModules(config: string): string[] {
  const patterns = [...config.matchAll(/^const \w+_MODULES =\s+\/(.+)\/;$/gm)];
  return patterns
    .flatMap(([, pattern = '']) => alternatives(pattern.replaceAll(/\(\?!.*?\)/g, '')))
    .filter((each) => !/node_modules|nanostores|preload-helper/.test(each));
}

test('the alternatives of nested groups are found', () => {
  expect(alternatives(String.raw`\/(a\/(b|c)|d)\.ts$`)).toEqual([
    String.raw`\/a\/b\.ts$`,
    String.raw`\/d\.ts$`,
    String.raw`\/a\/c\.ts$`,
    String.raw`\/d\.ts$`,
  ]);
});

test('every module that a bundle names is there', () => {
  const files = sourceFiles('src/**/*.{ts,tsx}').map(({ name }) => `/${name}`);
  const [config] = sourceFiles('astro.config.mjs');
  const modules = namedModules(config?.text ?? '');
  expect(modules.length).toBeGreaterThan(40);
  expect(modules.filter((each) => !files.some((file) => new RegExp(each).test(file)))).toEqual([]);
});
