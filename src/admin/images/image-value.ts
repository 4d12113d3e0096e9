/** One image of a form: its address, and what it shows in words. */
export interface ImageValue {
  url: string;
  /** Undefined while nothing is known of it, and nothing is typed. */
  alt: string | undefined;
}

/** @returns the list with the image at `from` in the place `to` */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
