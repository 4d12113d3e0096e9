import { slugFromName } from '#domain/slug.ts';

export interface Named {
  name: string;
  slug: string;
}

/**
 * The slug follows the name until it is edited by hand (@admin.slug).
 * @param last name and slug so far
 * @param name as it is typed now
 * @returns both as they are then
 */
export function renamed<Values extends Named>(last: Values, name: string): Values {
  const isByHand = last.slug !== slugFromName(last.name);
  return { ...last, name, slug: isByHand ? last.slug : slugFromName(name) };
}

/**
 * A slug that only follows the name is left to the server, which adds a number when it is taken; one
 * that was typed is sent, so that the editor hears when it is taken.
 * @param body of something new
 */
export function withOpenSlug(body: object): object {
  const { name, slug } = body as Partial<Named>;
  return name !== undefined && slug === slugFromName(name) ? { ...body, slug: '' } : body;
}
