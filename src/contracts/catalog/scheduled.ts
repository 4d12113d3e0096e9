/** Scheduled changes of items, categories and packages (@schedule.change). */
import * as z from 'zod/mini';
import { MAX_LENGTH, MAX_OPTION_PRICE, MAX_OPTIONS } from '#domain/limits.ts';
import { SCHEDULE_STEP_MINUTES } from '#domain/scheduled-change.ts';
import { dollars, versionField } from '../editing.ts';
import { answer, endpoint } from '../endpoint.ts';
import { plannedDay } from '../fields.ts';
import { bulkChangeSchema, bulkTerms, seenItems } from './bulk.ts';
import { rentalItemEditSchema } from './rental-items.ts';
import type { ScheduledBatchView } from './scheduled-views.ts';
import { servicePackageEditSchema } from './service-packages.ts';

/** In the shop's time zone, in steps of ten minutes, because the server's job runs every ten minutes. */
export const scheduledTime = z.strictObject({
  day: plannedDay,
  time: z.string('Please enter a time').check(
    z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time'),
    z.refine(
      (time) => Number(time.slice(3)) % SCHEDULE_STEP_MINUTES === 0,
      `Please enter a time in steps of ${SCHEDULE_STEP_MINUTES} minutes, such as 6:00 or 6:10`,
    ),
  ),
});
export type ScheduledTime = z.output<typeof scheduledTime>;

const item = rentalItemEditSchema.shape;
const servicePackage = servicePackageEditSchema.shape;
const isShown = z.optional(z.boolean());
const seen = { id: z.uuid(), ...versionField };

/** Omitted fields and options stay unchanged. */
const ofOne = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('item'),
    ...seen,
    change: z.strictObject({
      isPublished: isShown,
      price: z.optional(item.price),
      options: z.optional(
        z
          .array(
            z.strictObject({
              name: z.string().check(z.maxLength(MAX_LENGTH.tag)),
              price: dollars(MAX_OPTION_PRICE, 'Option price is required'),
            }),
          )
          .check(z.maxLength(MAX_OPTIONS)),
      ),
    }),
  }),
  z.strictObject({
    kind: z.literal('category'),
    ...seen,
    change: z.strictObject({ isActive: isShown }),
  }),
  z.strictObject({
    kind: z.literal('package'),
    ...seen,
    change: z.strictObject({
      isActive: isShown,
      startingPrice: z.optional(servicePackage.startingPrice),
    }),
  }),
]);
export type ScheduledOfOne = z.output<typeof ofOne>;

/** The client's batch id makes a retry recognizable; 422 if it was used for something else. */
const batch = { batchId: z.uuid(), when: scheduledTime };

/** Id of one entity of a batch; omitted: all of them. */
const which = z.strictObject({ of: z.optional(z.uuid()) });

export interface Scheduled {
  batchId: string;
  /** Number of entities; 0: they already have these values. */
  count: number;
}

export interface ScheduleEnded {
  /** Number of changes. */
  count: number;
  /** Names of entities that could not be changed. */
  left: string[];
}

const path = '/api/admin/scheduled';
const ended = { query: which, answer: answer<ScheduleEnded>() };

export const scheduledEndpoints = {
  /** Held changes, then waiting ones, the next first. */
  list: endpoint(`GET ${path}`, 'catalog.read', { answer: answer<ScheduledBatchView[]>() }),
  schedule: endpoint(`POST ${path}`, 'catalog.write', {
    body: z.strictObject({ of: ofOne, ...batch }),
    answer: answer<Scheduled>(),
  }),
  /** Many items, all or none. New prices are calculated now, not when due (@schedule.many). */
  scheduleMany: endpoint(`POST ${path}/items`, 'catalog.write', {
    ...bulkTerms,
    body: z.strictObject({
      items: seenItems,
      change: z.pick(bulkChangeSchema, { isPublished: true, price: true }),
      ...batch,
    }),
    answer: answer<Scheduled>(),
  }),
  cancel: endpoint(`POST ${path}/{batch}/cancel`, 'catalog.write', ended),
  /** Undoes a cancellation. */
  restore: endpoint(`POST ${path}/{batch}/restore`, 'catalog.write', ended),
  /** Lets waiting changes be applied at their time despite edits since (@schedule.keep). */
  keep: endpoint(`POST ${path}/{batch}/keep`, 'catalog.write', ended),
  /** Makes held changes despite edits since (@schedule.clash). */
  apply: endpoint(`POST ${path}/{batch}/apply`, 'catalog.write', ended),
};
