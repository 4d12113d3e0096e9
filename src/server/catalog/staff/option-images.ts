/** Checks images of options (@product.option-image). */
import type { ItemOption } from '#contracts/catalog/public.ts';
import { optionWithForeignImage } from '#domain/option-image.ts';
import { ApiError } from '../../base/api-error.ts';
import * as text from '../../base/texts.ts';

/** @throws ApiError 400 for an option's image that the item does not have */
export function checkOptionImages(item: {
  options: readonly ItemOption[];
  images: readonly string[];
}): void {
  const option = optionWithForeignImage(item);
  if (option === undefined) return;
  throw new ApiError('bad_request', text.checkFields, { options: text.optionImage(option) });
}
