import type { Section } from './sections.ts';

/** Sections that no page shows: saving one publishes nothing (@settings.publish). */
export const INTERNAL_SECTIONS: readonly Section[] = [
  'mails',
  'replies',
  'digest',
  'quotes',
  'stock',
];
