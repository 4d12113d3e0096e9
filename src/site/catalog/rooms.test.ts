import { expect, test } from 'vitest';
import type { RentalItemView } from '#contracts/catalog/public.ts';
import { SETTINGS, type Settings } from '#contracts/settings/sections.ts';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import { publicPaths } from '../sitemap.ts';
import { itemFixture } from './catalog.fixtures.ts';
import { pointStyle, roomFor, roomLines, roomPages, rooms, roomsByItem } from './rooms.ts';

type Room = Settings['rooms']['entries'][number];

const POINT = { x: 10, y: 20, item: 'chair', option: '', quantity: 1, perGuests: 1 };
const ROOM: Room = {
  name: 'Loft dinner',
  slug: 'loft-dinner',
  isHidden: false,
  place: 'A loft',
  story: 'One. Two. Three.',
  image: '/img/loft.jpg',
  alt: '',
  points: [POINT],
};
const ITEMS: RentalItemView[] = [
  itemFixture('Chair', 'chair', { price: '$8.50', category: 'chairs' }),
  itemFixture('Floor', 'floor', {
    price: '$100.00',
    options: [
      { name: 'Small', price: 100 },
      { name: 'Large', price: 250 },
    ],
  }),
  itemFixture('Tent', 'tent', { price: 'Call for pricing' }),
];
const sourceOf = (...entries: Room[]) => ({
  items: ITEMS,
  media: new Map(),
  settings: { ...DEFAULT_SETTINGS, rooms: { entries } },
});
const roomOf = (...points: Room['points']) => {
  const [room] = rooms(sourceOf({ ...ROOM, points }));
  if (!room) throw new Error('There is no room');
  return room;
};

test('an item that visitors do not see has no point, and the others are numbered on @rooms.points', () => {
  const { points } = roomOf({ ...POINT, item: 'gone' }, POINT, { ...POINT, item: 'tent' });
  expect(points.map(({ number, line }) => [number, line.name])).toEqual([
    [1, 'Chair'],
    [2, 'Tent'],
  ]);
});

test('the sum is for 120 guests, and a price that is not known makes it a least one @rooms.sum', () => {
  expect(roomOf(POINT).sum).toBe('$1,020.00');
  expect(roomOf(POINT, { ...POINT, item: 'tent', perGuests: 0 }).sum).toBe('from $1,020.00');
  expect(roomOf({ ...POINT, item: 'tent' }).sum).toBe('');
  expect(roomOf().sum).toBe('');
});

test('an option counts at its price; where it is open, the price is where the item starts @rooms.points', () => {
  const floor = { ...POINT, item: 'floor', perGuests: 0 };
  expect(roomOf({ ...floor, option: 'Large' }).sum).toBe('$250.00');
  const [open] = roomOf({ ...floor, option: 'Huge' }).points;
  expect(open?.line).toMatchObject({ option: '', price: 'Starting at $100.00' });
});

test('an item that stands in two places is one line of the list @rooms.add', () => {
  const { points } = roomOf(POINT, { ...POINT, x: 50, quantity: 3, perGuests: 0 });
  expect(roomLines(points, 100)).toEqual([expect.objectContaining({ id: 'chair', quantity: 103 })]);
});

test('points stand where they were placed, in an image of its own shape @rooms.points', () => {
  const media = new Map([
    ['/img/loft.jpg', { alt: 'A loft', width: 2_000, height: 1_000, dominantColor: '' }],
  ]);
  const [room] = rooms({ ...sourceOf(ROOM), media });
  expect(room && pointStyle(room)).toBe(
    '.room{--room-ratio:2.0000}.room li:nth-child(1){left:10%;top:20%}',
  );
  expect(room?.image.alt).toBe('A loft');
});

test('a page leads to the other rooms, and its items lead back @rooms.page @rooms.found', () => {
  const source = sourceOf(ROOM, { ...ROOM, name: 'Gala', slug: 'gala' });
  const pages = roomPages(source);
  expect(pages.map(({ params }) => params.room)).toEqual(['loft-dinner', 'gala']);
  expect(pages[0]?.props.others.map(({ href }) => href)).toEqual(['/rooms/gala']);
  expect(
    roomsByItem(source)
      .get('chair')
      ?.map(({ title }) => title),
  ).toEqual(['Loft dinner', 'Gala']);
});

test('an address is made of the name once, and is never that of another room @rooms.address', () => {
  const saved = SETTINGS.rooms.parse({
    entries: [
      { ...ROOM, slug: '' },
      { ...ROOM, name: 'Another name' },
      { ...ROOM, name: '…', slug: '' },
      { ...ROOM, name: 'index', slug: '' },
    ],
  });
  expect(saved.entries.map(({ slug }) => slug)).toEqual([
    'loft-dinner',
    'loft-dinner-2',
    'room',
    'index-2',
  ]);
  expect(SETTINGS.rooms.parse(saved)).toEqual(saved);
  const refused = { entries: [{ ...ROOM, slug: '../../admin' }] };
  expect(SETTINGS.rooms.safeParse(refused).success).toBe(false);
});

test.each([
  ['a point beside the image', { points: [{ ...POINT, x: 101 }] }],
  ['a quantity of none', { points: [{ ...POINT, quantity: 0 }] }],
  ['a part of a guest', { points: [{ ...POINT, perGuests: 1.5 }] }],
  ['no image', { image: '' }],
  ['an image that is not one', { image: 'javascript:alert(1)' }],
])('%s is refused @rooms.address', (_, part) => {
  expect(SETTINGS.rooms.safeParse({ entries: [{ ...ROOM, ...part }] }).success).toBe(false);
});

test('a category leads to the first room with one of its items, else to the first room @category.few', () => {
  const bare = { ...ROOM, name: 'Bare', slug: 'bare', points: [] };
  const source = sourceOf(bare, ROOM);
  expect(roomFor('chairs', source)?.href).toBe('/rooms/loft-dinner');
  expect(roomFor('arches', source)?.href).toBe('/rooms/bare');
  expect(roomFor('chairs', sourceOf())).toBeNull();
});

test('a hidden room has no page, and no page leads to it @rooms.hidden', () => {
  const source = sourceOf({ ...ROOM, isHidden: true }, { ...ROOM, name: 'Gala', slug: 'gala' });
  expect(roomPages(source).map(({ params, props }) => [params.room, props.others])).toEqual([
    ['gala', []],
  ]);
  expect(roomFor('chairs', source)?.href).toBe('/rooms/gala');
  expect([...roomsByItem(source).values()].flat().map(({ href }) => href)).toEqual(['/rooms/gala']);
  const paths = publicPaths({ ...source, categories: [], items: [] }, false, []);
  expect(paths.filter((path) => path.startsWith('/rooms/'))).toEqual(['/rooms/gala']);
});
