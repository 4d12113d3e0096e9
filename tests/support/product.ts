/**
 * The rules of `docs/product.md`, and where code and tests name them.
 */
import { sourceFiles } from './tree.ts';

const ID = String.raw`[a-z]+(?:-[a-z]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*`;
const RULE = new RegExp(`^- \`(${ID})\`: `, 'gm');
/** A name of a rule, in a comment, a title or a text; `example.com` is the domain of mail addresses. */
const NAME = new RegExp(`(?<=[\\s(\`])@(?!example\\.)(${ID})`, 'g');
/** Names at the end of a title. */
const TAG = new RegExp(`(?<= )@(${ID})(?=(?: @${ID})*['"\`])`, 'g');

const firstGroups = (matches: Iterable<RegExpMatchArray>) =>
  [...matches].map(([, group = '']) => group);

/** @returns the ids of the rules, in their order */
export function rulesOf(document: string): string[] {
  return firstGroups(document.matchAll(RULE));
}

/** @returns the rules that a source or a text names, behind an `@` */
export function namedIn(text: string): string[] {
  return firstGroups(text.matchAll(NAME));
}

/** @returns the rules that the titles in a file of tests end with */
export function tagsOf(source: string): string[] {
  return firstGroups(source.matchAll(TAG));
}

/** @returns the ids of all rules of the product */
export function productRules(): string[] {
  return sourceFiles('docs/product.md').flatMap(({ text }) => rulesOf(text));
}

/** @returns the rules that no test is tagged with */
export function rulesWithoutTest(): string[] {
  const tests = sourceFiles('{src,db,tests}/**/*.{test,spec,journey}.{ts,tsx}');
  const tags = new Set(tests.flatMap(({ text }) => tagsOf(text)));
  return productRules().filter((id) => !tags.has(id));
}
