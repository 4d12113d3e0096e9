/**
 * The end of an id, by which a link names an item: the last 12 digits of a UUID, which are random in
 * every version. Two of ten thousand items share them once in five million shops; then a link finds
 * neither, and says so.
 * @returns the digits, or null for what is no UUID
 */
export function shortId(id: string): string | null {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-([\da-f]{12})$/.exec(id)?.[1] ?? null;
}
