import type { Section } from './sections.ts';

/** What no page of the site shows: saving it publishes nothing (@settings.publish). */
export const INTERNAL_SECTIONS: readonly Section[] = [
  'mails',
  'replies',
  'digest',
  'quotes',
  'stock',
];
