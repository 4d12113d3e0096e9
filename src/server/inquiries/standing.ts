/**
 * Facts beside claims: what a visitor's list says of an item, and what the catalog says.
 */
import type { NewInquiryLine } from '#db/queries/inquiries.ts';
import type { ItemFacts } from '#db/queries/line-facts.ts';
import { optionPrice, shownPrice, startingPrice } from '#domain/item-price.ts';
import { parsePriceCents } from '#domain/money.ts';
import { lineName, openLineName } from '#domain/wishlist.ts';
import type { Inquiry } from './inquiry.ts';

type Claim = Inquiry['lines'][number];

/** @returns the line as sent, with its standing beside the catalog */
export function lineWithFacts(claim: Claim, items: readonly ItemFacts[]): NewInquiryLine {
  const item = items.find(({ id }) => id === claim.itemId.toLowerCase());
  if (!item) return { ...claim, standing: 'unknown', catalogName: '', catalogPrice: '' };
  const { name, price } = offerFor(claim, item);
  const facts = { ...claim, catalogName: name, catalogPrice: price };
  if (!item.isPublic) return { ...facts, standing: 'retired' };
  if (name !== claim.name) return { ...facts, standing: 'name-differs' };
  return { ...facts, standing: isSamePrice(price, claim.price) ? 'listed' : 'price-differs' };
}

/** The item itself or the option of that name, as the site names and prices it in a list. */
function offerFor(claim: Claim, item: ItemFacts): { name: string; price: string } {
  // Without a choice, an item with options is what a heart adds of it; a line that does not say so
  // (a list from before it had options) differs, and staff see that they have to ask.
  const plainName = item.options.length > 0 ? openLineName(item.name) : lineName(item.name, '');
  const plain = { name: plainName, price: startingPrice(item) };
  if (claim.name === plain.name) return plain;
  for (const option of item.options) {
    const name = lineName(item.name, option.name);
    if (name === claim.name || claim.name.endsWith(` (${option.name})`)) {
      return { name, price: optionPrice(option.price) };
    }
  }
  return plain;
}

function isSamePrice(fact: string, claim: string): boolean {
  const cents = parsePriceCents(fact);
  return cents === null ? fact === shownPrice(claim) : cents === parsePriceCents(claim);
}
