/** What prices cover and what comes on top, in short (@trust.terms). */
import type { Settings } from '#contracts/settings/sections.ts';
import { PAGES } from './paths.ts';

/** The place of the policies on their page. */
export const POLICIES_ID = 'policies';

/** The props of `RentalTerms.astro`. */
export interface RentalTerms {
  /** What a price covers; empty: not said. */
  period: string;
  /** What comes on top; empty: not said. */
  delivery: string;
  /** Address of the policies; undefined: there are none. */
  more: string | undefined;
}

/** @returns the notes without the dot at their end, and the way to all policies where there are any */
export function rentalTerms({
  policies: { periodNote, deliveryNote, entries },
}: Pick<Settings, 'policies'>): RentalTerms {
  const note = (text: string) => text.replace(/[.\s]+$/, '');
  return {
    period: note(periodNote),
    delivery: note(deliveryNote),
    more: entries.length > 0 ? `${PAGES.howItWorks}#${POLICIES_ID}` : undefined,
  };
}
