/** The columns of each kind of entity. */
import { SERVICE_TYPES } from '#contracts/catalog/public.ts';
import type { SHEET_FIELDS, SheetKind } from '#contracts/catalog/sheets.ts';
import { ITEM_UNITS } from '#domain/item-price.ts';
import { SERVICE_NAMES } from '#site/catalog/package-line.ts';
import * as text from '../../../base/sheet-texts.ts';
import * as cell from './cells.ts';

type Columns<Kind extends SheetKind> = Record<
  Exclude<(typeof SHEET_FIELDS)[Kind][number], 'id' | 'version'>,
  cell.Column
>;

const SHARED = {
  name: cell.TEXT,
  slug: cell.TEXT,
  isActive: cell.FLAG,
  description: cell.TEXT,
  seoTitle: cell.TEXT,
  seoDescription: cell.TEXT,
  seoKeywords: cell.TEXT,
};
const RULE = {
  daysBefore: cell.OPTIONAL_COUNT,
  daysAfter: cell.OPTIONAL_COUNT,
  turnaround: cell.OPTIONAL_COUNT,
};

export const CATEGORY_COLUMNS: Columns<'category'> = {
  ...SHARED,
  ...RULE,
  heading: cell.TEXT,
  displayOrder: cell.PLACE,
  imageUrl: cell.IMAGE,
};

const UNITS = Object.fromEntries(ITEM_UNITS.map((unit) => [unit, unit]));

export const ITEM_COLUMNS: Columns<'item'> = {
  ...SHARED,
  ...RULE,
  categoryId: cell.CATEGORY,
  price: cell.PRICE,
  unit: cell.choice(UNITS, text.oneOf(ITEM_UNITS)),
  availability: cell.COUNT,
  options: cell.OPTION_LIST,
  isPublished: cell.FLAG,
  isFeatured: cell.FLAG,
  shortDescription: cell.TEXT,
  fullDescription: cell.TEXT,
  images: cell.IMAGE_LIST,
  imageAlts: cell.TEXT_LIST,
  tags: cell.WORD_LIST,
  colors: cell.WORD_LIST,
  dimensions: cell.TEXT,
  materials: cell.TEXT,
  specifications: cell.SPECIFICATION_LIST,
  goesWith: cell.ITEM_LIST,
  parts: cell.PART_LIST,
};

const SERVICES = Object.fromEntries(SERVICE_NAMES.map(({ type, name }) => [type, name]));

export const PACKAGE_COLUMNS: Columns<'package'> = {
  ...SHARED,
  serviceType: cell.choice(SERVICES, text.oneOf(SERVICE_TYPES.map((type) => SERVICES[type] ?? ''))),
  startingPrice: cell.DOLLARS,
  isPopular: cell.FLAG,
  features: cell.LINE_LIST,
  images: cell.IMAGE_LIST,
  image: cell.IMAGE,
};
