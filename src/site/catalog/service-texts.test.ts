import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULT_SERVICES } from '../settings/services.ts';
import { SERVICE_ORDER } from './packages.ts';
import {
  DANCE_FLOOR_OCCASIONS,
  PHOTO_BOOTH_OCCASIONS,
  DESIGN_BENEFITS,
  SERVICE_LINES,
  type Point,
} from './service-texts.ts';

const NAMES: [string, readonly Point[], string][] = [
  [
    'process',
    DEFAULT_SERVICES.design.points,
    'Discovery & Vision, Concept Development, Planning & Coordination, Event Execution',
  ],
  ['benefits', DESIGN_BENEFITS, 'Custom Design, Creative Excellence, Full-Service Support'],
  [
    'photo booth features',
    DEFAULT_SERVICES.photo_booth.points,
    'Quality Equipment, Digital Gallery, Easy Sharing, Group Friendly, Props Included, Professional Setup',
  ],
  [
    'photo booth occasions',
    PHOTO_BOOTH_OCCASIONS,
    'Weddings, Corporate Events, Birthday Parties, Graduations',
  ],
  [
    'dance floor features',
    DEFAULT_SERVICES.video_dance_floor.points,
    'Interactive Technology, Music Sync, Guest Engagement, Multiple Effects, LED Display, Audio Compatible',
  ],
  [
    'dance floor occasions',
    DANCE_FLOOR_OCCASIONS,
    'Wedding Receptions, Corporate Events, Birthday Parties, Holiday Celebrations',
  ],
];

test.each(NAMES)('the %s have their names @services.design', (_what, points, names) => {
  expect(points.map(({ title }) => title).join(', ')).toBe(names);
});

test('each button has its text @services.book', () => {
  expect(SERVICE_ORDER.map((type) => SERVICE_LINES[type].bookLabel)).toEqual([
    'Book This Package',
    'Book This Package',
    'Book This Floor',
  ]);
});

test('every image comes with the site', () => {
  const images = [
    ...SERVICE_ORDER.map((type) => SERVICE_LINES[type].hero),
    ...[DESIGN_BENEFITS, PHOTO_BOOTH_OCCASIONS, DANCE_FLOOR_OCCASIONS]
      .flat()
      .map(({ image }) => image),
  ];
  expect(images.filter(({ url }) => !existsSync(`public${url}`))).toEqual([]);
});
