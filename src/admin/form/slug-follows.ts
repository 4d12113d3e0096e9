import { slugFromName } from '#domain/slug.ts';

export interface Named {
  name: string;
  slug: string;
}

/**
 * The slug follows the name until it is edited by hand (spec §5).
 * @param last name and slug so far
 * @param name as it is typed now
 * @returns both as they are then
 */
export function renamed<Values extends Named>(last: Values, name: string): Values {
  const isByHand = last.slug !== slugFromName(last.name);
  return { ...last, name, slug: isByHand ? last.slug : slugFromName(name) };
}
