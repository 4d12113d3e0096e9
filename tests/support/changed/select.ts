/**
 * Which tests a change asks for, so that they answer within three minutes. What is left out is named;
 * `npm test` runs it.
 */
import path from 'node:path';
import { namedIn } from '../product.ts';
import type { SourceFile } from '../tree.ts';
import { importersOf, reached } from './import-graph.ts';

export interface Selection {
  unit: string[];
  integration: string[];
  browser: string[];
  /** Tests that the change reaches too, and that would take too long. */
  leftOut: string[];
}

/** Some two seconds each, with three workers and a shop that has to start. */
const MOST_BROWSER_TESTS = 50;
/** Some three seconds each. */
const MOST_INTEGRATION_FILES = 16;
/** They build sites and start shops: only where a change is in them or in what they import. */
const LONG = /^tests\/integration\/(?:publishing|host|backup|built-site|netlify-dev)/;
/** A test in the folder of the change's feature comes before others that are as many imports nearer. */
const OWN_FEATURE = 3;
/** Bundles every function. */
const BUNDLES = 'tests/architecture/functions.test.ts';

const ADDRESS = /\bgoto\(\s*['"`](\/[a-z-]*)/g;

/**
 * @param changed files, from the project's folder
 * @param files the project's code with its tests
 */
export function select(changed: readonly string[], files: readonly SourceFile[]): Selection {
  const distances = reached(changed, importersOf(files));
  const far = (file: string) => distances.get(file) ?? Number.POSITIVE_INFINITY;
  const features = new Set(changed.map(featureOf));
  const isOwn = (file: string) => features.has(featureOf(file));
  const distance = (file: string) => far(file) - (isOwn(file) ? OWN_FEATURE : 0);
  const isReached = ({ name }: SourceFile) => distances.has(name);
  const tests = files.filter(({ name }) => /\.test\.tsx?$/.test(name));

  const unit = tests
    .filter(({ name }) => !name.startsWith('tests/integration/'))
    .filter((file) =>
      file.name === BUNDLES
        ? changed.some((name) => /^netlify|package/.test(name))
        : file.name.startsWith('tests/architecture/') || isReached(file),
    )
    .map(({ name }) => name);

  const integration = tests
    .filter((file) => file.name.startsWith('tests/integration/') && isReached(file))
    .map(({ name }) => name)
    .toSorted((a, b) => distance(a) - distance(b));
  const short = integration.filter((name) => !LONG.test(name) || far(name) <= 1);
  const chosen = short.slice(0, MOST_INTEGRATION_FILES);

  const specs = files.filter(({ name }) => name.endsWith('.spec.ts'));
  const wanted = byNearness(specs, changed, files, distances);
  const browser = upTo(MOST_BROWSER_TESTS, wanted);

  return {
    unit,
    integration: chosen,
    browser: browser.map(({ name }) => name),
    leftOut: [
      ...integration.filter((name) => !chosen.includes(name)),
      ...wanted.filter((spec) => !browser.includes(spec)).map(({ name }) => name),
    ],
  };
}

/**
 * A browser test imports nothing of the page that it opens. It belongs to a change by the rules that
 * both name, or that files beside a changed component name, by the feature that it is called after, by the
 * page that the change reaches, and by what it imports itself.
 */
function byNearness(
  specs: readonly SourceFile[],
  changed: readonly string[],
  files: readonly SourceFile[],
  distances: ReadonlyMap<string, number>,
): SourceFile[] {
  const beside = changed.map((name) => name.replace(/(?:\.test)?(\.tsx?)$/, '.test$1'));
  const near = files.filter(({ name }) => [...changed, ...beside].includes(name));
  const rules = rulesOf(near);
  const features = new Set(changed.map(featureOf));
  const folders = new Set(changed.filter((name) => name.endsWith('.tsx')).map(folderOf));
  const around = rulesOf(files.filter(({ name }) => folders.has(folderOf(name))));
  const pages = new Set([...distances.keys()].flatMap((name) => addressOf(name) ?? []));
  // What every page shows belongs to no page.
  const openable = pages.size > 4 ? new Set<string>() : pages;
  const nearness = ({ name, text }: SourceFile): number => {
    const own = [...new Set(namedIn(text))];
    const shared = own.filter((rule) => rules.has(rule)).length;
    const neighboring = own.filter((rule) => around.has(rule)).length;
    const opened = [...text.matchAll(ADDRESS)].filter(([, at = '']) => openable.has(at)).length;
    const imported = distances.get(name);
    const named = features.has(path.posix.basename(name).split('.')[0] ?? '') ? 3 : 0;
    const besides = named + Math.min(opened, 2) + Math.min(neighboring, 3);
    return 4 * shared + besides + (imported === undefined ? 0 : 6 / (imported + 1));
  };
  return specs
    .map((spec) => ({ spec, value: nearness(spec) }))
    .filter(({ value }) => value >= 1)
    .toSorted((a, b) => b.value - a.value)
    .map(({ spec }) => spec);
}

function folderOf(name: string): string {
  return path.posix.dirname(name);
}

/** @returns the last folder, which is called after a feature wherever a feature has one */
function featureOf(name: string): string {
  return path.posix.basename(folderOf(name));
}

function rulesOf(files: readonly SourceFile[]): Set<string> {
  return new Set(files.flatMap(({ text }) => namedIn(text)));
}

/** @returns where a page of Astro is, by its first folder */
function addressOf(name: string): string | undefined {
  const [, first] = /^src\/pages\/([a-z-]+)[./]/.exec(name) ?? [];
  if (first === undefined) return undefined;
  return first === 'index' ? '/' : `/${first}`;
}

function upTo(most: number, specs: readonly SourceFile[]): SourceFile[] {
  let sum = 0;
  return specs.filter(({ text }, at) => {
    const tests = text.match(/^\s*test(?:\.each\(.*\))?\(/gm)?.length ?? 1;
    if (at > 0 && sum + tests > most) return false;
    sum += tests;
    return true;
  });
}
