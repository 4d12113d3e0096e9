/** A package in the address of the home page (@home.preselect) or the checkout: `?service=…&price=…&type=…`. */
import { MAX_LENGTH } from '#domain/limits.ts';
import { displayPrice } from '#domain/money.ts';
import { PAGES } from '../paths.ts';
import { interestedIn } from './checkout-texts.ts';

export interface Preselection {
  /** Name of the package. */
  service: string;
  /** With a dollar sign. */
  price: string;
  /** Sentence about the package for the form's message. */
  message: string;
}

/** @returns null unless service, price and type are all present */
export function preselection(query: string): Preselection | null {
  const params = new URLSearchParams(query);
  const service = params.get('service')?.trim().slice(0, MAX_LENGTH.service);
  const price = params.get('price')?.trim().slice(0, MAX_LENGTH.price);
  if (!service || !price || !params.get('type')) return null;
  const shown = displayPrice(price);
  return { service, price: shown, message: interestedIn(service, shown) };
}

/** @returns the address of the checkout with a package */
export function checkoutWithPackage(service: string, price: string, type: string): string {
  return `${PAGES.checkout}?${new URLSearchParams({ service, price, type }).toString()}`;
}
