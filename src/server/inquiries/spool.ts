/**
 * Where requests wait while the database cannot take them.
 */
import * as z from 'zod/mini';
import { selectedServiceSchema } from '#contracts/inquiry.ts';
import type { Inquiry } from './inquiry.ts';

export interface Spool {
  /**
   * Keeps a request, once per idempotency key.
   * @returns what waits under the key: this request, or the one that came first
   * @throws when the store fails; it is not known then whether the request waits
   */
  keep: (inquiry: Inquiry) => Promise<Inquiry>;
  /** @returns what waits under this idempotency key, or undefined */
  find: (idempotencyKey: string) => Promise<Inquiry | undefined>;
  /** @returns what waits, as names for `read`, `remove` and `setAside` */
  list: () => Promise<string[]>;
  /** @returns what was set aside, as names for `read` and `remove` */
  listSetAside: () => Promise<string[]>;
  /** @returns undefined when it is gone; throws when it cannot be read */
  read: (name: string) => Promise<Inquiry | undefined>;
  /** Removes what does not need to wait any more. */
  remove: (name: string) => Promise<void>;
  /** Keeps what the database will never take, out of the way of the others. */
  setAside: (name: string) => Promise<void>;
}

const text = z.string();

/** What this program wrote, perhaps in an earlier version of itself. */
export const inquirySchema = z.object({
  idempotencyKey: text,
  bodyHash: text,
  reference: text,
  receivedAt: z.iso.datetime(),
  fields: z.object({
    kind: z.enum(['contact', 'booking']),
    name: text,
    phone: text,
    email: text,
    eventDate: text,
    eventLocation: text,
    services: z.array(text),
    referralSource: text,
    message: text,
    guestCount: text,
    selectedService: z.nullable(selectedServiceSchema),
    replaces: z._default(z.optional(text), ''),
  }),
  lines: z.array(z.object({ itemId: text, name: text, quantity: z.number(), price: text })),
  signs: z.object({ website: text, fillMs: z.nullable(z.number()) }),
});
