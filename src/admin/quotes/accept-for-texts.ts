/** Texts for accepting a quote for its customer (@quote.accept-for). */
import type { AcceptWay } from '#domain/quote-standing.ts';

export const ACCEPT_WAY_LABELS: Record<AcceptWay, string> = {
  phone: 'By phone',
  'in-person': 'In person',
  check: 'With a check',
  email: 'By email',
  other: 'Another way',
};

export const ACCEPT_FOR = {
  open: 'Accept for customer',
  openOf: (name: string) => `Accept for customer: ${name}`,
  title: (name: string) => `Accept for customer: ${name}`,
  intro: 'Use this when the customer said yes elsewhere. The quote is booked as it stands.',
  way: 'How did they accept?',
  name: 'Who accepted?',
  on: 'When?',
  note: 'Note',
  noteHint: 'For example: check number 1042. Only your team sees it.',
  mail: 'Email the customer a copy',
  save: 'Accept quote',
  done: 'Quote accepted',
} as const;
