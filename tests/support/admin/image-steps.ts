import sharp from 'sharp';
import { openNewItem } from './steps.ts';
import { expect, type Locator, type Page } from './test.ts';

/** @returns an image of one color */
export async function plainImage(color: string, width = 40): Promise<Buffer> {
  return sharp({ create: { width, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer();
}

/** A photo of 64 by 64 blue pixels, written by libheif, as a phone names it. */
export const HEIC_PHOTO = {
  name: 'IMG_1.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.from(
    [
      'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA',
      'AAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAGAAAACNpaW5mAAAAAAABAAAAFWluZmUC',
      'AAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNw',
      'AAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHB',
      'crAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAgbWRhdAAA',
      'ABQoAa8EGPx5OOv/9oKfrMn2iJHQ4A==',
    ].join(''),
    'base64',
  ),
};

/** @returns the dialog of a new item, once it takes images */
export async function openDialogForImages(page: Page): Promise<Locator> {
  const dialog = await openNewItem(page);
  await expect(dialog.getByLabel('Upload images')).toBeAttached();
  return dialog;
}
