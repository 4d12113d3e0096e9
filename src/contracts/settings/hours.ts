import * as z from 'zod/mini';
import { MAX_LENGTH } from '#domain/limits.ts';
import { WEEKDAYS } from '#domain/weekdays.ts';
import { listField } from '../editing.ts';
import { optionalLine } from '../fields.ts';
import { closesAfterOpening, CLOSING_PROBLEM, day, timeOfDay } from './fields.ts';

const openDay = z
  .strictObject({
    day: z.enum(WEEKDAYS),
    from: timeOfDay('Please enter an opening time'),
    to: timeOfDay('Please enter a closing time'),
  })
  .check(z.refine(closesAfterOpening, { error: CLOSING_PROBLEM, path: ['to'] }));

/** @param maxClosed most single closed days */
export const hoursSection = (maxClosed: number) =>
  z.strictObject({
    /** A day without an entry is closed. */
    open: listField(openDay, 7, 'days').check(
      z.refine(
        (list) => new Set(list.map((entry) => entry.day)).size === list.length,
        'Please list each day once',
      ),
    ),
    closed: listField(
      z.strictObject({ date: day, reason: optionalLine(MAX_LENGTH.title) }),
      maxClosed,
      'closed days',
    ),
    note: optionalLine(MAX_LENGTH.shortDescription),
  });
