/** How the demo's shop works with its customers: policies, steps, questions, reviews, events. */
import type { Settings } from '#contracts/settings/sections.ts';

export const trust = {} satisfies Partial<Settings>;
