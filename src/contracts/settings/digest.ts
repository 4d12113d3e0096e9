import * as z from 'zod/mini';

/** In the shop's time zone (@digest.daily); not at night. */
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
