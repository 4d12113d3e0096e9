/** Amounts as people type them into spreadsheets. */

/** @returns the amount with a decimal point: `1.250,5` becomes `1250.5` */
export function withPoint(cell: string): string {
  return cell
    .replace(/\d{1,3}(?:\.\d{3})+(?![.\d])|\d+(?=,)/, (whole) => whole.replaceAll('.', ''))
    .replace(/,(?=\d{1,2}(?!\d))/, '.');
}

/** At the end: a sign and an amount with cents, or an amount with a dollar sign. */
const PRICE_AT_END =
  /[-–—:=/,] *(?:USD ?)?(\d[\d,.]*[.,]\d\d)(?: ?USD)?$|[-–—:=/,\s]+(?:USD ?|US ?)?\$ ?(\d[\d,.]*)$/;
/** Longer than any price with its sign. */
const LONGEST_PRICE = 30;

/** @returns name and price of an option typed without the separator: `Round - 18.50`; undefined: no price is in it */
export function priceInName(typed: string): [name: string, price: string] | undefined {
  const start = Math.max(0, typed.length - LONGEST_PRICE);
  const match = PRICE_AT_END.exec(typed.slice(start));
  if (!match) return undefined;
  const amount = match[1] ?? match[2] ?? '';
  const price = amount
    .replace(/[.,](?=\d\d$)/, ' ')
    .replaceAll(/[.,]/g, '')
    .replace(' ', '.');
  return [typed.slice(0, start + match.index).trim(), price];
}
