/** Form fields of the settings section Fabrics. */
import { MAX_FABRICS } from '#contracts/settings/fabrics.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import type { SectionFields } from './fields.ts';

export const FABRIC_FIELDS = {
  fabrics: {
    entries: {
      is: 'list',
      label: 'Fabrics',
      hint: 'They stand in this order above the items of their category.',
      noun: 'fabric',
      max: MAX_FABRICS,
      entry: {
        is: 'group',
        label: 'Fabric',
        fields: {
          name: {
            is: 'line',
            label: 'Name',
            hint: 'Such as “Ivory satin”.',
            max: MAX_LENGTH.name,
            required: true,
          },
          image: { is: 'image', label: 'Image', hint: 'The fabric alone, from near.' },
          item: {
            is: 'item',
            label: 'An item of this fabric',
            hint: 'Its category and its first color are those of the fabric.',
          },
          tag: {
            is: 'line',
            label: 'Tag',
            hint: 'What all items of this fabric are tagged with, such as “satin”.',
            max: MAX_LENGTH.tag,
            required: true,
          },
        },
      },
    },
  },
} as const satisfies Partial<SectionFields>;
