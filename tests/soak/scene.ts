import type { Random } from '../explore/random.ts';
import type { Ledger } from './ledger.ts';
import type { SoakShop } from './shop.ts';

/** Where an action takes place. */
export interface Scene {
  shop: SoakShop;
  ledger: Ledger;
  random: Random;
}
