import { expect, test } from 'vitest';
import { roomMoves } from './room-moves.ts';

const room = (slug: string, name: string, image: string) => ({
  slug,
  isHidden: false,
  name,
  image,
  place: '',
  story: 'S',
  alt: '',
  points: [],
});
const LOFT = room('loft', 'Loft', '/loft.jpg');
const TENT = room('tent', 'Tent', '/tent.jpg');

test.each([
  ['another address', [{ ...LOFT, slug: 'loft-dinner' }, TENT], [['loft', 'loft-dinner']]],
  [
    'another address and name',
    [{ ...LOFT, slug: 'attic', name: 'Attic' }, TENT],
    [['loft', 'attic']],
  ],
  [
    'another address and image',
    [TENT, { ...LOFT, slug: 'attic', image: '/b.jpg' }],
    [['loft', 'attic']],
  ],
  ['another name alone', [{ ...LOFT, name: 'Attic' }, TENT], []],
  ['another order', [TENT, LOFT], []],
  ['a room less', [TENT], []],
  ['another room in its place', [room('barn', 'Barn', '/barn.jpg'), TENT], []],
  ['a room more', [LOFT, TENT, room('barn', 'Barn', '/loft.jpg')], []],
  [
    'addresses exchanged for new ones',
    [
      { ...TENT, slug: 'b' },
      { ...LOFT, slug: 'a' },
    ],
    [
      ['loft', 'a'],
      ['tent', 'b'],
    ],
  ],
])('%s leads on from %j @rooms.moved', (_, entries, moves) => {
  expect(roomMoves({ entries: [LOFT, TENT] }, { entries })).toEqual(
    moves.map(([from, to]) => ({ from: `/rooms/${from}`, to: `/rooms/${to}` })),
  );
});
