import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../tree.ts';
import { ENGINES } from './engine-names.ts';
import { journeysIn, spread } from './spread.ts';

const JOURNEYS = journeysIn(sourceFiles('tests/e2e/journeys/*.journey.ts'));

describe('spread', () => {
  test('takes each journey through one engine, and as many through each', () => {
    const lists = spread(JOURNEYS, ENGINES);
    expect(Object.values(lists).flat().toSorted()).toEqual(
      JOURNEYS.map(({ name }) => name).toSorted(),
    );
    const sizes = Object.values(lists).map(({ length }) => length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });

  test('takes those of a phone through WebKit', () => {
    const phones = JOURNEYS.filter(({ home }) => home === 'phone').map(({ name }) => name);
    expect(phones).toContain('wedding.journey.ts');
    expect(spread(JOURNEYS, ENGINES).webkit).toEqual(expect.arrayContaining(phones));
  });

  test('leaves no journey out where engines are missing', () => {
    const { chromium, firefox, webkit } = spread(JOURNEYS, ['chromium', 'firefox']);
    expect(webkit).toEqual([]);
    expect(chromium.length + firefox.length).toBe(JOURNEYS.length);
    expect(spread(JOURNEYS, ['chromium']).chromium).toHaveLength(JOURNEYS.length);
  });
});

test('a journey is named by its file, which says its size', () => {
  const name = path.posix.join('tests/e2e/journeys', 'chairs.journey.ts');
  expect(journeysIn([{ name, text: "journey('…', …)" }])).toEqual([
    { name: 'chairs.journey.ts', home: 'desktop' },
  ]);
  expect(journeysIn([{ name, text: "journey.use({ home: 'phone' });" }])[0]?.home).toBe('phone');
});
