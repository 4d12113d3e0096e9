import { expect, test } from 'vitest';
import { namedFiles, waitingAddress, withAddresses, withFileNames, withFiles } from './images.ts';

const files = withFiles(new Map(), [
  new File(['x'], 'Gold Chair; 1.JPG'),
  new File(['y'], 'b.png'),
]);
const sheet = {
  fields: ['name', 'images', 'imageUrl'],
  rows: [
    { line: 2, cells: ['b.png', '/a.jpg; "gold chair; 1.jpg";photos\\B.png', 'photos/b.png'] },
    { line: 3, cells: ['Table', ' /a.jpg ;https://example.com/b.png', 'not here.jpg'] },
    { line: 4, cells: ['Lamp', null, ''] },
  ],
};

test('a name becomes the address of its file, whatever its folder and letters @sheet.images', () => {
  const addresses = new Map([
    ['gold chair; 1.jpg', '/img/1.webp'],
    ['b.png', '/img/2.webp'],
  ]);
  expect(withAddresses(sheet, (key) => addresses.get(key)).map(({ cells }) => cells)).toEqual([
    ['b.png', '/a.jpg; /img/1.webp; /img/2.webp', '/img/2.webp'],
    // Untouched, so that it is still as it was exported.
    ['Table', ' /a.jpg ;https://example.com/b.png', 'not here.jpg'],
    ['Lamp', null, ''],
  ]);
  expect([...namedFiles(sheet, files)].toSorted()).toEqual(['b.png', 'gold chair; 1.jpg']);
});

test('an accent is the same letter, however a system stores it @sheet.images', () => {
  const name = 'Décor.png';
  for (const [stored, typed] of [
    [name.normalize('NFD'), name.normalize('NFC')],
    [name.normalize('NFC'), name.normalize('NFD')],
  ]) {
    const named = { fields: ['imageUrl'], rows: [{ line: 2, cells: [typed ?? ''] }] };
    const accented = withFiles(new Map(), [new File(['x'], stored ?? '')]);
    expect(namedFiles(named, accented).size).toBe(1);
  }
});

test('a file that waits is shown by its name @sheet.images', () => {
  const [row] = withAddresses(sheet, waitingAddress(files));
  expect(row?.cells[2]).toBe('/file-to-upload/b.png');
  const address = waitingAddress(files)('gold chair; 1.jpg');
  expect(address).not.toMatch(/[\s;]/);
  expect(withFileNames([address, '/a.jpg'])).toEqual(['Gold Chair; 1.JPG', '/a.jpg']);
  expect(withFileNames([{ name: 'Gold', image: address }])).toEqual([
    { name: 'Gold', image: 'Gold Chair; 1.JPG' },
  ]);
});

test('an option names the file of its image last @sheet.images', () => {
  const options = {
    fields: ['name', 'options'],
    rows: [
      { line: 2, cells: ['b.png', 'b.png | 5; Ivory | 18.50 |  | photos/B.png'] },
      { line: 3, cells: ['Table', 'Round | 18.50 | 24;Oval|12'] },
    ],
  };
  expect(withAddresses(options, () => '/img/2.webp').map(({ cells }) => cells)).toEqual([
    ['b.png', 'b.png | 5; Ivory | 18.50 |  | /img/2.webp'],
    ['Table', 'Round | 18.50 | 24;Oval|12'],
  ]);
  expect([...namedFiles(options, files)]).toEqual(['b.png']);
});
