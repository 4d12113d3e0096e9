/** `/api/admin/contact-submissions`. */
import * as z from 'zod/mini';
import type { SelectedService } from '../inquiry.ts';
import { versionField } from './common.ts';

/** States of an inquiry. A new one is `pending` (@inquiry.status); staff set the others. */
export const INQUIRY_STATUSES = [
  'pending',
  'contacted',
  'quoted',
  'booked',
  'lost',
  'quarantined',
] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

/** The form of an inquiry: `/api/contact` or `/api/service-booking`. */
export const INQUIRY_KINDS = ['contact', 'booking'] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

/**
 * How a line compares with the catalog: unchanged; another price or name than the visitor sent; no
 * longer offered; never existed.
 */
export const LINE_STANDINGS = [
  'listed',
  'price-differs',
  'name-differs',
  'retired',
  'unknown',
] as const;
export type LineStanding = (typeof LINE_STANDINGS)[number];

/** `?sort=` of the list; the first is the default: unanswered first, then newest. */
export const INQUIRY_SORTS = [
  'waiting',
  'received',
  'received-asc',
  'event',
  'event-desc',
] as const;
export type InquirySort = (typeof INQUIRY_SORTS)[number];

/** Header of the list's answer: the mark from which `GET …/arrived` looks for what came later. */
export const ARRIVAL_MARK_HEADER = 'X-Arrival-Mark';

/** At most so many are named in the answer of `GET …/arrived`. */
export const MAX_ARRIVED = 100;

/**
 * `GET /api/admin/contact-submissions/arrived?since={mark}`: what is pending, touched by nobody, and
 * was stored since, or a few seconds before. Without a mark: since ever.
 */
export interface ArrivedView {
  ids: string[];
}

/** `PATCH /api/admin/contact-submissions/{id}`. */
export const inquiryChangeSchema = z.strictObject({
  status: z.enum(INQUIRY_STATUSES),
  ...versionField,
});
export type InquiryChange = z.output<typeof inquiryChangeSchema>;

export interface InquiryLineView {
  itemId: string;
  /** As sent. */
  name: string;
  quantity: number;
  price: string;
  /** The catalog's data when the request came; null when not checked. */
  standing: LineStanding | null;
  catalogName: string;
  catalogPrice: string;
}

export interface InquiryView {
  id: string;
  version: number;
  reference: string;
  status: InquiryStatus;
  kind: InquiryKind;
  name: string;
  email: string;
  phone: string;
  /** ISO date-time. */
  createdAt: string;
  /** When it was moved to the trash, or null. */
  deletedAt: string | null;
  /** `YYYY-MM-DD`. */
  eventDate: string;
  eventLocation: string;
  services: string[];
  referralSource: string;
  message: string;
  guestCount: string;
  selectedService: SelectedService | null;
  /** Reference of the request that this one replaces, as the sender claims; empty for none. */
  replaces: string;
  /** Why it was quarantined, in words; empty otherwise. */
  spamReasons: string[];
  wishlistItems: InquiryLineView[];
  /** State of the mails about it. */
  mails: { kind: string; state: string; tries: number; lastError: string; sentAt: string | null }[];
}
