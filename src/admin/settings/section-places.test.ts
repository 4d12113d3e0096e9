import { expect, test } from 'vitest';
import { INTERNAL_SECTIONS } from '#contracts/settings/internal.ts';
import { SECTIONS, type Section } from '#contracts/settings/sections.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import type { Values } from './fields.ts';
import { kindOf } from './section-form.ts';
import { fabricItems, sectionPlaces } from './section-places.ts';

/** @returns addresses of the pages of a section, of which this is typed */
function pathsOf(section: Section, value: unknown, base = value, category?: string): string[] {
  const { valuesOf, bodyOf } = kindOf(section);
  // Of the section's own table, whatever it is.
  const values = (of: unknown): Values => valuesOf({ value: of } as Parameters<typeof valuesOf>[0]);
  const body = bodyOf(values(value));
  return sectionPlaces(section, {
    values: values(value),
    base: values(base),
    body,
    category,
  }).map(({ path }) => path);
}

const room = (name: string, slug = '') => ({
  name,
  slug,
  place: '',
  story: 'One. Two.',
  image: '/media/a.webp',
  alt: '',
  points: [],
});

test('a section that pages show is previewed, one that none shows is not @preview.sections', () => {
  const without = SECTIONS.filter(
    (section) => pathsOf(section, DEFAULT_SETTINGS[section], undefined, 'linens').length === 0,
  );
  const internal = INTERNAL_SECTIONS.filter((section) => section !== 'mails');
  // The search is an index, which looks like no page.
  expect(without.toSorted()).toEqual([...internal, 'search'].toSorted());
});

test('a room is previewed on its own page, the one that was changed first @preview.sections', () => {
  const before = { entries: [room('Loft', 'loft'), room('Barn', 'barn')] };
  expect(pathsOf('rooms', before)).toEqual(['/rooms/loft', '/rooms/barn', '/']);
  const changed = { entries: [room('Loft', 'loft'), room('Old barn', 'barn')] };
  expect(pathsOf('rooms', changed, before)).toEqual(['/rooms/barn', '/rooms/loft', '/']);
  const added = { entries: [...before.entries, room('A New Hall')] };
  expect(pathsOf('rooms', added, before)[0]).toBe('/rooms/a-new-hall');
  // Refused where it stands, whatever page is asked for.
  expect(pathsOf('rooms', { entries: [room('')] }, before)).toEqual(['/']);
});

test('a service is previewed on its page, the one that was changed first @preview.sections', () => {
  const before = DEFAULT_SETTINGS.services;
  const changed = { ...before, photo_booth: { ...before.photo_booth, intro: 'Smile.' } };
  expect(pathsOf('services', changed, before)).toEqual([
    '/photo-booth',
    '/design-services',
    '/video-dance-floor',
    '/',
  ]);
});

test('fabrics are previewed in the category of a changed one, or of the first whose item is there @preview.sections', () => {
  const fabric = (item: string, tag = 'satin') => ({ name: item, image: '/a.jpg', item, tag });
  const base = { entries: [fabric('a'), fabric('b'), fabric('a', 'velvet')] };
  expect(fabricItems('fabrics', { values: base, base })).toEqual(['a', 'b']);
  const values = { entries: [fabric('c'), fabric('a'), fabric(''), fabric('b', 'lace')] };
  expect(fabricItems('fabrics', { values, base })).toEqual(['c', 'b', 'a']);
  expect(fabricItems('rooms', { values, base })).toEqual([]);

  expect(pathsOf('fabrics', { entries: [] }, undefined, 'linens')).toEqual([
    '/rental-services/linens',
  ]);
  expect(pathsOf('fabrics', { entries: [] })).toEqual([]);
});
