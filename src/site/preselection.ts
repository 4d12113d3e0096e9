/**
 * A package chosen by the address of the home page: `/?service=…&price=…&type=…` (spec §2).
 */
import { MAX_LENGTH } from '#domain/limits.ts';
import { displayPrice } from '#domain/money.ts';

export interface Preselection {
  /** Package's name. */
  service: string;
  /** Text for the message field (spec §5). */
  message: string;
}

/**
 * @param query the part of the address from `?` on
 * @returns the package, or null unless service, price and type are all present
 */
export function preselection(query: string): Preselection | null {
  const params = new URLSearchParams(query);
  const service = params.get('service')?.trim().slice(0, MAX_LENGTH.service);
  const price = params.get('price')?.trim().slice(0, MAX_LENGTH.price);
  if (!service || !price || !params.get('type')) return null;
  return {
    service,
    message: `I'm interested in the ${service} package starting at ${displayPrice(price)}. Please send me the details and availability.`,
  };
}
