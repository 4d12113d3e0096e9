/**
 * Opens the shop once for all end-to-end tests: the embedded default that a newcomer gets.
 */
import { forkShop } from './fork-shop.ts';

/** Tells the tests, by two variables, where the shop and its database are. */
export default async function setup(): Promise<() => Promise<void>> {
  const shop = await forkShop('process.ts');
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATABASE_URL = shop.databaseUrl;
  return shop.close;
}
