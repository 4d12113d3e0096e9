/**
 * The last 12 digits of a UUID, random in every version, by which a link names an item. Among ten
 * thousand items two share them in one of five million shops; then the link finds neither and says
 * so.
 * @returns null if it is not a UUID
 */
export function shortId(id: string): string | null {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-([\da-f]{12})$/.exec(id)?.[1] ?? null;
}
