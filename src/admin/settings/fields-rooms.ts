/** Form fields of the settings section Rooms. */
import { MAX_ROOM_POINTS, MAX_ROOMS } from '#contracts/settings/rooms.ts';
import { MAX_LENGTH, MAX_QUANTITY } from '#domain/limits.ts';
import { MAX_GUESTS } from '#domain/planner.ts';
import { OPTIONS } from './control-texts.ts';
import type { SectionFields } from './fields.ts';

const PERCENT = { is: 'number', min: 0, max: 100, step: 0.1, unit: '%' } as const;

export const ROOM_FIELDS = {
  rooms: {
    entries: {
      is: 'list',
      label: 'Rooms',
      hint: 'Each has a page of its own. The first fills the home page from edge to edge.',
      noun: 'room',
      max: MAX_ROOMS,
      entry: {
        is: 'group',
        label: 'Room',
        hasHistory: true,
        fields: {
          name: {
            is: 'line',
            label: 'Name',
            hint: 'Such as “Loft dinner”.',
            max: MAX_LENGTH.name,
            required: true,
          },
          slug: {
            is: 'line',
            label: 'Web address',
            hint: 'The last part, after /rooms/. If empty, it’s made of the name. It stays when you change the name; if you change it here, the old one leads to the new one.',
            max: MAX_LENGTH.slug,
          },
          isHidden: { is: 'flag', label: 'Hidden', hint: 'Visitors don’t see this room.' },
          place: { is: 'line', label: 'Place', max: MAX_LENGTH.title },
          story: {
            is: 'text',
            label: 'Story',
            hint: 'Three sentences.',
            max: MAX_LENGTH.shortDescription,
            required: true,
          },
          image: {
            is: 'image',
            label: 'Image',
            hint: 'Wide, from edge to edge: at least 2,000 pixels.',
          },
          alt: {
            is: 'line',
            label: 'Description of the image',
            hint: 'For visitors who can’t see it.',
            max: MAX_LENGTH.alt,
          },
          points: {
            is: 'list',
            label: 'Points',
            hint: 'What visitors see there and can rent.',
            noun: 'point',
            max: MAX_ROOM_POINTS,
            placedOn: 'image',
            entry: {
              is: 'group',
              label: 'Point',
              fields: {
                item: { is: 'item', label: 'Item' },
                option: { is: 'option', label: 'Option', of: 'item', gone: OPTIONS.goneInRoom },
                quantity: { is: 'number', label: 'Quantity', min: 1, max: MAX_QUANTITY },
                perGuests: {
                  is: 'number',
                  label: 'For how many guests',
                  hint: 'One table for 8, one chair for 1. Zero: for any number.',
                  min: 0,
                  max: MAX_GUESTS,
                  unit: ' guests',
                },
                x: { ...PERCENT, label: 'From the left' },
                y: { ...PERCENT, label: 'From the top' },
              },
            },
          },
        },
      },
    },
  },
} as const satisfies Partial<SectionFields>;
