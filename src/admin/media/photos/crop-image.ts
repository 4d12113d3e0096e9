import type { UploadView } from '#contracts/media.ts';
import type { ImageArea } from '#domain/image.ts';
import { encodedImage, isCanvasTrue } from '../canvas.ts';
import { RefusedFile, uploadImage } from '../upload-image.ts';
import { FRAME } from './texts.ts';

/** High, because the server compresses it again. */
const QUALITY = 0.95;

/**
 * Uploads a part of an image as a separate image.
 * @throws RefusedFile in a browser with a protected canvas; what `uploadImage` throws
 */
export async function uploadPart(url: string, area: ImageArea): Promise<UploadView> {
  if (!(await isCanvasTrue())) throw new RefusedFile(FRAME.protectedCanvas);
  const whole = await createImageBitmap(await (await fetch(url)).blob());
  const { x, y, width, height } = pixelsOf(area, whole);
  const part = await createImageBitmap(whole, x, y, width, height);
  whole.close();
  const blob = await encodedImage(part, [width, height], QUALITY);
  part.close();
  if (!blob) throw new RefusedFile(FRAME.protectedCanvas);
  return uploadImage(new File([blob], 'part', { type: blob.type }));
}

/** @returns the area in whole pixels, at least 1 × 1 */
export function pixelsOf(area: ImageArea, { width, height }: Pick<ImageArea, 'width' | 'height'>) {
  const pixels = (percent: number, whole: number) => Math.round((percent / 100) * whole);
  const [x, y] = [pixels(area.x, width), pixels(area.y, height)];
  return {
    x: Math.min(x, width - 1),
    y: Math.min(y, height - 1),
    width: Math.max(1, Math.min(pixels(area.width, width), width - x)),
    height: Math.max(1, Math.min(pixels(area.height, height), height - y)),
  };
}
