/** The daily mail to staff about what is open (@digest.daily). */
import * as z from 'zod/mini';

/** When it may be sent, in the shop's time zone: by day, so that nobody is woken by it. */
export const DIGEST_TIMES = [
  '05:00',
  '06:00',
  '07:00',
  '08:00',
  '09:00',
  '10:00',
  '11:00',
  '12:00',
  '13:00',
  '14:00',
  '15:00',
  '16:00',
  '17:00',
  '18:00',
  '19:00',
  '20:00',
] as const;

export const digestSchema = z.strictObject({
  isOn: z.boolean('Please choose whether it is sent'),
  time: z.enum(DIGEST_TIMES, 'Please choose a time'),
});
