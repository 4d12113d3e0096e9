/** Fields in braces by which texts of the settings name facts of the shop (@settings.facts). */

/** Numbers of the settings, as texts name them (`src/site/shop/shop-fields.ts`). */
export const NUMBER_FIELDS = [
  'deposit',
  'minimum order',
  'damage waiver',
  'sales tax',
  'quote validity',
  'balance due',
] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** Fields of the owner's texts on pages and below quotes. */
export const SHOP_FIELDS = ['name', 'email', 'phone', 'city', 'area', ...NUMBER_FIELDS] as const;

/** Sections whose texts take them. */
export const FILLED_SECTIONS = [
  'services',
  'packages',
  'policies',
  'howItWorks',
  'faq',
  'privacy',
  'quotes',
] as const;
