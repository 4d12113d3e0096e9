/** Mails of a time when a clock was ahead. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { queueMail } from '#db/queries/mail/outbox.ts';
import { outbox } from '#db/schema.ts';
import { useWorld } from '../../support/inquiry-world.ts';

const world = useWorld();

test('a mail that waits for a time of a clock that was ahead is sent at once @mail.retries', async () => {
  await queueMail(world().db(), {
    kind: 'staff-invitation',
    recipient: 'ahead@example.com',
    content: { link: 'https://woodward.example/admin#x' },
    dedupeKey: 'ahead',
  });
  const later = (hours: number) =>
    world()
      .db()
      .update(outbox)
      .set({ nextTryAt: sql`now() + make_interval(hours => ${hours})` });
  // As long as the longest wait, which is a time of this clock.
  await later(6);
  expect(await world().send()).toEqual({ sent: 0, failed: 0 });
  await later(48);
  await world()
    .db()
    .update(outbox)
    .set({ claimedUntil: sql`now() + interval '2 days'` });
  expect(await world().send()).toEqual({ sent: 1, failed: 0 });
  expect(world().smtp.mails.map(({ recipients }) => recipients)).toEqual([['ahead@example.com']]);
});
