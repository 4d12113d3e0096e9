import type { Settings } from '#contracts/settings/sections.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';

/** The sections, each naming one item and one of its options wherever it can. */
export function sectionsNaming(item: string, option: string): Partial<Settings> {
  const point = { x: 10, y: 20, quantity: 1, perGuests: 1 };
  const table = { item, option, seats: 8, cloth: item };
  const other = { ...point, item: 'other', option: 'Gold' };
  return {
    rooms: {
      entries: [
        {
          name: 'Loft dinner',
          slug: 'loft-dinner',
          isHidden: false,
          place: '',
          story: 'S',
          image: '/a.jpg',
          alt: '',
          points: [{ ...point, item, option }, other],
        },
      ],
    },
    fabrics: { entries: [{ name: 'Satin', image: '/a.jpg', item, tag: 'satin' }] },
    events: {
      entries: [
        { title: 'T', place: 'P', text: 'X', images: [], items: ['other', item], isSample: false },
      ],
    },
    planner: {
      ...DEFAULT_SETTINGS.planner,
      rounds: [table],
      banquets: [table],
      cocktails: [table],
      chairs: [item, 'other'],
      floors: [{ item, option, area: 100 }],
      tents: [{ item, option, area: 100, upTo: 0 }],
    },
  };
}
