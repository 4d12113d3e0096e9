/** What the demo shows of its items: a picture of each, and what goes with it. */
import { existsSync, statSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { swatch } from '#domain/colors.ts';
import { MAX_GOES_WITH } from '#domain/limits.ts';
import { fitArea, tentArea } from '#domain/planner.ts';
import { items } from './catalog.ts';
import { goesWith } from './goes-with.ts';
import media from './media.json' with { type: 'json' };
import { planning } from './settings/planner.ts';

const FOLDER = new URL('../../../public/media/catalog/', import.meta.url);
/** Bytes of one file: the image CDN makes the small sizes, but the repository holds each once. */
const MAX_BYTES = 620_000;

const known = new Map(media.map((each) => [each.file, each]));
const shown = items.filter(({ isActive = true, isPublished = true }) => isActive && isPublished);

describe('the pictures of the demo items', () => {
  it('leads each public item with a picture that leads no other @run.demo-images', () => {
    const leads = shown.map(({ name, images }) => images[0] ?? `none of ${name}`);
    const shared = leads.filter((lead, index) => leads.indexOf(lead) !== index);
    expect(shared).toEqual([]);
    expect(leads.filter((lead) => !known.has(lead))).toEqual([]);
  });

  it('has a file, a size and an alternative text for every picture @run.demo-images', () => {
    const used = new Set(items.flatMap(({ images }) => images));
    const faulty = [...used].filter((file) => {
      const url = new URL(file, FOLDER);
      const { alt = '', width = 0, height = 0 } = known.get(file) ?? {};
      const isFile = existsSync(url) && statSync(url).size < MAX_BYTES;
      return !isFile || alt.trim() === '' || width < 1_000 || height < 900;
    });
    expect(faulty).toEqual([]);
  });

  it('says a different thing of each picture @run.demo-images', () => {
    const texts = media.map(({ alt }) => alt);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('has colors by the names that the filters show as swatches @category.filters', () => {
    const unnamed = shown.flatMap(({ name, colors = [] }) =>
      colors.filter((color) => swatch(color) === undefined).map((color) => `${name}: ${color}`),
    );
    expect(unnamed).toEqual([]);
  });

  it('speaks of a second picture only where there is one @run.demo-images', () => {
    const astray = shown.filter(
      ({ fullDescription, images }) =>
        /second picture|the pictures show/i.test(fullDescription) && images.length < 2,
    );
    expect(astray.map(({ name }) => name)).toEqual([]);
  });
});

test('what goes with an item is a public one, and each only once @run.demo-goes-with', () => {
  const slugs = new Set(shown.map(({ slug }) => slug));
  const faulty = Object.entries(goesWith).filter(
    ([slug, others]) =>
      !slugs.has(slug) ||
      others.includes(slug) ||
      others.length > MAX_GOES_WITH ||
      new Set(others).size < others.length ||
      others.some((other) => !slugs.has(other)),
  );
  expect(faulty).toEqual([]);
});

describe('the planner of the demo', () => {
  it.each([
    [30, 'frame-tent-20x20'],
    [50, 'frame-tent-20x40'],
    [64, 'frame-tent-20x40'],
    [150, 'clear-span-reception-tent-40'],
  ])('seats %i guests under the tent that is made for them @run.demo-tents', (guests, tent) => {
    const { planner } = planning;
    const need = tentArea(guests, 'dinner', 0, planner);
    expect(fitArea(planner.tents, need)?.size.item).toBe(tent);
  });
});
