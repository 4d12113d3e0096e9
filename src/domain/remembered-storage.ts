import type { DraftKey } from './draft-key.ts';

/**
 * Storage key of what every form remembers of a visitor: contact details, and date, guests and place of the event. A
 * literal, which the bundler puts into the script of every page without the rest of `draft-key.ts`.
 */
export const REMEMBERED_KEY = 'woodward:draft:remembered' satisfies DraftKey;
