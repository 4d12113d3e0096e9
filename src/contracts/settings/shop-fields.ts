/** Numbers of the settings (`src/site/shop/shop-fields.ts`). */
export const NUMBER_FIELDS = [
  'deposit',
  'minimum order',
  'damage waiver',
  'sales tax',
  'quote validity',
  'balance due',
] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** Fields in braces for texts on pages and in quotes (@settings.facts). */
export const SHOP_FIELDS = ['name', 'email', 'phone', 'city', 'area', ...NUMBER_FIELDS] as const;

/** Sections whose texts may contain fields. */
export const FILLED_SECTIONS = [
  'services',
  'packages',
  'policies',
  'howItWorks',
  'faq',
  'privacy',
  'quotes',
] as const;
