/** The package that a quote request names in its message alone, without its service (@checkout.request). */
import { MAX_LENGTH } from '#domain/limits.ts';
import { interestedIn } from '#site/inquiries/checkout-texts.ts';

// Anybody can write a message: bounded, so that a long one costs little. A price may have got a dollar sign.
const NAMED_IN_MESSAGE = new RegExp(
  `^${interestedIn(`(.{1,${MAX_LENGTH.service}}?)`, `(.{1,${MAX_LENGTH.price + 1}}?)`)}$`,
  'm',
);

/** @returns the package as it was typed or chosen, which the catalog need not have; null: none */
export function namedPackage(message: string): { name: string; price: string } | null {
  const [sentence, name = '', price = ''] = NAMED_IN_MESSAGE.exec(message) ?? [];
  return sentence === undefined ? null : { name, price };
}
