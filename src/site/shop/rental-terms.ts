/** What prices cover and what comes on top, in short (@trust.terms). */
import type { Settings } from '#contracts/settings/sections.ts';
import { asSentence } from '#domain/text.ts';
import { PAGES } from '../paths.ts';
import { pricesAre } from './trust-texts.ts';

/** The place of the policies on their page. */
export const POLICIES_ID = 'policies';

/** The props of `RentalTerms.astro`. */
export interface RentalTerms {
  /** What a price covers and what comes on top, in sentences; empty: not said. */
  notes: string;
  /** Address of the policies; undefined: there are none. */
  more: string | undefined;
}

/** How a note begins that goes on with the sentence before it: "plus delivery and setup". */
const CONTINUES = /^(?:plus|and|with|without|including|excluding|not including|before)\b/i;

/**
 * @returns both notes as one text: a note that goes on with the sentence follows behind a comma, every
 *   other one is a sentence of its own. Without a note, what a rental lasts is said (@price.period)
 */
export function rentalNotes({
  period: lasts = '',
  periodNote,
  deliveryNote,
}: Pick<Settings['policies'], 'periodNote' | 'deliveryNote'> &
  Partial<Pick<Settings['policies'], 'period'>>): string {
  const period = asSentence(periodNote || (lasts === '' ? '' : pricesAre(lasts)));
  const delivery = deliveryNote.trim();
  if (period === '' || delivery === '') return period || asSentence(delivery);
  if (!CONTINUES.test(delivery) || !period.endsWith('.')) {
    return `${period} ${asSentence(delivery)}`;
  }
  const rest = asSentence(delivery);
  return `${period.slice(0, -1)}, ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
}

/** @returns the notes, and the way to all policies where there are any */
export function rentalTerms({ policies }: Pick<Settings, 'policies'>): RentalTerms {
  return {
    notes: rentalNotes(policies),
    more: policies.entries.length > 0 ? `${PAGES.howItWorks}#${POLICIES_ID}` : undefined,
  };
}
