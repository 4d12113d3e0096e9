/** Preview of the confirmation mail, with an example request. */
import type { Settings } from '#contracts/settings/sections.ts';
import { dayAfter } from '#domain/days.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import type { DraftPage } from '../base/draft-page.ts';
import { inquiryConfirmation, type ConfirmedInquiry } from '../inquiries/mails/confirmation.ts';
import { exampleItem } from './texts.ts';

const DAYS_AHEAD = 60;
/** Mails have inline styles and run nothing. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data: https:",
  'sandbox',
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

function example(now: Date): ConfirmedInquiry {
  const item = { name: exampleItem, price: '$9.50' };
  return {
    kind: 'contact',
    reference: 'WD-7KQ2M',
    eventDate: dayAfter(todayInDetroit(now), DAYS_AHEAD),
    guestCount: '100',
    selectedService: null,
    services: [],
    message: '',
    lines: [
      {
        ...item,
        quantity: 100,
        standing: 'listed',
        catalogName: item.name,
        catalogPrice: item.price,
      },
    ],
  };
}

/** @param settings including the form's values */
export function confirmationMail(settings: Settings, now: Date): DraftPage {
  const { html, subject } = inquiryConfirmation(example(now), [], settings);
  return { html, policy: POLICY, title: subject, description: '' };
}
