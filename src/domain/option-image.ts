/** Images of options (@product.option-image). */

interface Pictured {
  images: readonly string[];
  options: readonly { name: string; image?: string | undefined }[];
}

/** @returns the image of the option, else the item's first; empty: none */
export function imageOfOption({ images, options }: Pictured, option: string): string {
  const own = options.find(({ name }) => name === option)?.image;
  return own !== undefined && images.includes(own) ? own : (images[0] ?? '');
}

/** @returns name of the first option whose image is none of the item's; undefined: there is none */
export function optionWithForeignImage({ images, options }: Pictured): string | undefined {
  return options.find(({ image }) => image !== undefined && !images.includes(image))?.name;
}

/** @returns the options, without images that are none of the item's */
export function withOwnImages<Option extends { image?: string | undefined }>(
  options: readonly Option[],
  images: readonly string[],
): Option[] {
  return options.map((option) => {
    if (option.image === undefined || images.includes(option.image)) return option;
    const { image: _foreign, ...rest } = option;
    // An image is optional in every kind of option.
    return rest as Option;
  });
}
