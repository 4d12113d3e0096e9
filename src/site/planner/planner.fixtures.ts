/** A shop with simple numbers. */
import type { RentalItemView } from '#contracts/catalog/public.ts';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import { plannerData, type PlannerData } from './planner-data.ts';

const NO_OPTIONS: RentalItemView['options'] = [];

export function item(
  category: string,
  slug: string,
  price: string,
  options = NO_OPTIONS,
): RentalItemView {
  return {
    id: slug,
    name: slug,
    slug,
    category,
    price,
    options,
    availability: 20,
    categoryId: category,
    shortDescription: '',
    fullDescription: '',
    description: '',
    unit: 'each',
    images: [],
    isFeatured: false,
    tags: [],
    dimensions: '',
    materials: '',
    goesWith: [],
    colors: [],
    specifications: {},
    seoTitle: '',
    seoDescription: '',
    seoKeywords: '',
  };
}

export const ITEMS = [
  item('tables', 'round', '12'),
  item('tables', 'banquet', '10', [
    { name: '6 ft', price: 10 },
    { name: '8 ft', price: 12 },
  ]),
  item('tables', 'cocktail', '18', [
    { name: 'Ivory', price: 18 },
    { name: 'Black', price: 18 },
  ]),
  item('linens', 'cloth', '16'),
  item('chairs', 'chair', '8.50'),
  item('floors', 'floor', '425', [
    { name: 'Small', price: 425 },
    { name: 'Large', price: 980 },
  ]),
  item('floors', 'wide floor', '2400'),
  item('tents', 'tent', 'Call us'),
  item('lounge', 'sofa', '90'),
];
export const RULES = {
  ...DEFAULT_SETTINGS.planner,
  rounds: [
    { item: 'gone', option: '', seats: 4, cloth: '' },
    { item: 'round', option: '', seats: 8, cloth: 'cloth' },
  ],
  banquets: [{ item: 'banquet', option: '8 ft', seats: 8, cloth: '' }],
  cocktails: [{ item: 'cocktail', option: '', seats: 5, cloth: '' }],
  chairs: ['chair'],
  floors: [
    { item: 'floor', option: 'Small', area: 144 },
    { item: 'floor', option: 'Large', area: 400 },
  ],
  tents: [{ item: 'tent', option: '', area: 1_800, upTo: 4_800 }],
};
export const data = planned(RULES);

export function planned(planner: typeof RULES, items = ITEMS): PlannerData {
  const found = plannerData({ items, settings: { ...DEFAULT_SETTINGS, planner } });
  if (!found) throw new Error('The rules name no table');
  return found;
}
