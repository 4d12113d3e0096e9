/**
 * Facts beside claims: what a visitor's list says of an item, and what the catalogue says.
 */
import type { NewLeadLine } from '#db/queries/leads.ts';
import type { ItemFacts } from '#db/queries/line-facts.ts';
import { displayPrice, formatCents, parsePriceCents } from '#domain/money.ts';
import { lineName } from '#domain/wishlist.ts';
import type { Inquiry } from './inquiry.ts';

type Claim = Inquiry['lines'][number];

/** @returns the line as sent, with its standing beside the catalogue */
export function lineWithFacts(claim: Claim, items: readonly ItemFacts[]): NewLeadLine {
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
  const plain = { name: lineName(item.name, ''), price: displayPrice(item.price) };
  if (claim.name === plain.name) return plain;
  for (const option of item.options) {
    const name = lineName(item.name, option.name);
    if (name === claim.name || claim.name.endsWith(` (${option.name})`)) {
      return { name, price: formatCents(Math.round(option.price * 100)) };
    }
  }
  return plain;
}

function isSamePrice(fact: string, claim: string): boolean {
  const cents = parsePriceCents(fact);
  return cents === null ? fact === displayPrice(claim) : cents === parsePriceCents(claim);
}
