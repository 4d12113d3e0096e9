/**
 * Finds the package that a quote request names only in its message, without its service
 * (@checkout.request).
 */
import { MAX_LENGTH } from '#domain/limits.ts';
import { interestedIn } from '#site/inquiries/checkout-texts.ts';

// Bounded, so that a long message costs little. The price may have a dollar sign.
const NAMED_IN_MESSAGE = new RegExp(
  `^${interestedIn(`(.{1,${MAX_LENGTH.service}}?)`, `(.{1,${MAX_LENGTH.price + 1}}?)`)}$`,
  'm',
);

/** @returns the package as typed or chosen, not necessarily in the catalog; null for none */
export function namedPackage(message: string): { name: string; price: string } | null {
  const [sentence, name = '', price = ''] = NAMED_IN_MESSAGE.exec(message) ?? [];
  return sentence === undefined ? null : { name, price };
}
