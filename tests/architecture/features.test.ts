/** A feature has one name in every layer (`tools/features.ts`). */
import { expect, test } from 'vitest';
import { FEATURES, SHARED_FOLDERS } from '../../tools/features.ts';
import {
  documentWithTable,
  foldersIn,
  LAYERS_WITH_FEATURES,
  placesOf,
} from '../support/features.ts';

test('every folder of a layer is a feature, or shared by several', () => {
  const found = LAYERS_WITH_FEATURES.map((layer) => [
    layer,
    foldersIn(layer).filter((name) => !FEATURES.some((feature) => feature === name)),
  ]);
  expect(Object.fromEntries(found)).toEqual(SHARED_FOLDERS);
});

test('a feature has one place in a layer', () => {
  const places = LAYERS_WITH_FEATURES.flatMap((layer) =>
    FEATURES.map((feature) => ({ layer, feature, places: placesOf(feature, layer) })),
  );
  expect(places.filter((each) => each.places.length > 0).length).toBeGreaterThan(60);
  expect(places.filter((each) => each.places.length > 1)).toEqual([]);
});

test('the table in ARCHITECTURE.md is up to date: `npm run features:table` writes it', () => {
  const { before, after } = documentWithTable();
  expect(before).toBe(after);
});
