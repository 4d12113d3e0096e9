import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageType } from './image.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\xFF\xD8\xFF\xE0\0\x10JFIF', 'jpeg'],
  ['\x89PNG\r\n\x1A\n', 'png'],
  ['GIF87a', 'gif'],
  ['GIF89a;', 'gif'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x1CftypavifMIHB', 'avif'],
  ['\0\0\0\x1Cftypavis', 'avif'],
])('%j is recognized as %s', (text, type) => {
  expect(imageType(bytes(text))).toBe(type);
});

test.each([
  '',
  '\xFF',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  ' \x89PNG\r\n\x1A\n',
  '\x89PNG\n\x1A\n',
  '%PDF-1.7',
  'PK\x03\x04',
  'RIFF\x24\0\0\0WAVEfmt ',
  '\0\0\0\x1Cftypmp42',
  'II*\0',
  'BM',
])('%j is rejected @image.type', (text) => {
  expect(imageType(bytes(text))).toBeUndefined();
});

test('text is never an image', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!text.startsWith('GIF8') && !text.startsWith('RIFF') && !text.includes('ftypavi'));
      expect(imageType(bytes(text))).toBeUndefined();
    }),
  );
});
