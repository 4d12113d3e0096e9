/** Which fields of a request hold a visitor's own words: spam rules judge them, and mails to the shop unlink them. */
import type { InquiryFields } from '#db/queries/inquiries/rows.ts';

/**
 * - `text`: judged by spam rules.
 * - `place`: not judged, because it may be a map's link.
 * - `source`: judged on its own, because it may name a site.
 * - `package`: of a booking; its name is also among the services.
 * - `checked`: no free text: a choice, or a format that the contract checks.
 */
type Wording = 'text' | 'place' | 'source' | 'package' | 'checked';

/** A field without its entry does not compile. */
const WORDINGS = {
  kind: 'checked',
  name: 'text',
  phone: 'text',
  email: 'checked',
  eventDate: 'checked',
  eventLocation: 'place',
  message: 'text',
  guestCount: 'text',
  services: 'text',
  selectedService: 'package',
  referralSource: 'source',
  replaces: 'checked',
} as const satisfies Record<keyof InquiryFields, Wording>;

type FieldOf<Kind extends Wording> = {
  [Name in keyof InquiryFields]: (typeof WORDINGS)[Name] extends Kind ? Name : never;
}[keyof InquiryFields];

/** Fields with a visitor's own words. */
export type TypedField = FieldOf<Exclude<Wording, 'checked'>>;

const NAMES = Object.keys(WORDINGS) as (keyof InquiryFields)[];

export const TYPED_FIELDS = NAMES.filter(
  (name): name is TypedField => WORDINGS[name] !== 'checked',
);
/** Those that spam rules judge together. */
export const JUDGED_FIELDS = NAMES.filter(
  (name): name is FieldOf<'text'> => WORDINGS[name] === 'text',
);
