/** What prices cover and what comes on top, in a line (@trust.terms). */
import type { Settings } from '#contracts/settings/sections.ts';
import { asSentence } from '#domain/sentence.ts';
import { PAGES } from '../paths.ts';
import { pricesAre } from './trust-texts.ts';

/** Id of the policies on their page. */
export const POLICIES_ID = 'policies';

export interface RentalTerms {
  /** Sentences; empty: not stated. */
  notes: string;
  /** Address of the policies, if any. */
  more: string | undefined;
}

/** Begins a note that continues the sentence before it: "plus delivery and setup". */
const CONTINUES = /^(?:plus|and|with|without|including|excluding|not including|before)\b/i;

/** @returns both notes as one text; without a note on the period, `period` takes its place (@price.period) */
export function rentalNotes({
  period: shortPeriod = '',
  periodNote,
  deliveryNote,
}: Pick<Settings['policies'], 'periodNote' | 'deliveryNote'> &
  Partial<Pick<Settings['policies'], 'period'>>): string {
  const period = asSentence(periodNote || (shortPeriod === '' ? '' : pricesAre(shortPeriod)));
  const delivery = deliveryNote.trim();
  if (period === '' || delivery === '') return period || asSentence(delivery);
  if (!CONTINUES.test(delivery) || !period.endsWith('.')) {
    return `${period} ${asSentence(delivery)}`;
  }
  const rest = asSentence(delivery);
  return `${period.slice(0, -1)}, ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
}

export function rentalTerms({ policies }: Pick<Settings, 'policies'>): RentalTerms {
  return {
    notes: rentalNotes(policies),
    more: policies.entries.length > 0 ? `${PAGES.howItWorks}#${POLICIES_ID}` : undefined,
  };
}
