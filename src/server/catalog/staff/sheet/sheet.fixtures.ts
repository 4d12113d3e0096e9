import { namesOf } from './names.ts';

export const CATEGORIES = ['chairs', 'Chairs', 'linens', 'Décor; “old”'].map((name, index) => ({
  id: `0198f2a0-0000-7000-8000-00000000000${index}`,
  // The name of one is the slug of another.
  slug: index === 0 ? 'first' : `chairs${'-2'.repeat(index - 1)}`,
  name,
  deletedAt: null,
}));
export const ITEMS = ['Sash', 'sash', '=Tent', 'Gold | chair', '"Quoted"', 'In the trash'].map(
  (name, index) => ({
    id: `0198f2a0-0000-7000-8000-0000000001${index}0`,
    slug: `item-${index}`,
    name,
    deletedAt: index === 5 ? new Date('2026-11-01T12:00:00Z') : null,
  }),
);
export const context = {
  categories: namesOf(CATEGORIES),
  items: namesOf(ITEMS),
  hasDecimalCommas: false,
  takesFiles: false,
};
