/** The planner's tables, chairs and tents in the demo, and the words its customers use. */
import type { Settings } from '#contracts/settings/sections.ts';

export const planning = {} satisfies Partial<Settings>;
