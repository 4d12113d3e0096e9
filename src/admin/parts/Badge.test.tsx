import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EntityBadges, type Badged } from './Badge.tsx';

/** @returns the words of the badges, in their order */
function words(fields: Partial<Badged>): string[] {
  const view: Badged = { state: 'live', deletedAt: null, isActive: true, ...fields };
  const markup = renderToStaticMarkup(<EntityBadges view={view} />);
  return [...markup.matchAll(/<span>([^<]*)<\/span>/g)].map(([, word = '']) => word);
}

test('a thing says how it differs from the live site @admin.state', () => {
  expect(words({ state: 'live' })).toEqual(['Live']);
  expect(words({ state: 'edited' })).toEqual(['Unpublished edits']);
  expect(words({ state: 'draft' })).toEqual(['Not live yet']);
  expect(words({ state: 'draft', isPublished: true })).toEqual(['Not live yet']);
});

test('what staff hide is not live, which its other badge says @admin.state', () => {
  expect(words({ state: 'draft', isActive: false })).toEqual(['Inactive']);
  expect(words({ state: 'draft', isPublished: false })).toEqual(['Draft']);
  // Visitors see it until the site is built again.
  expect(words({ state: 'live', isActive: false })).toEqual(['Inactive', 'Live']);
});

test('in the trash a thing says that alone of its state', () => {
  const deletedAt = '2026-11-21T15:00:00.000Z';
  expect(words({ state: 'edited', deletedAt })).toEqual(['In the trash']);
});
