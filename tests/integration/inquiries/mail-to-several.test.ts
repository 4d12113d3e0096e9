/**
 * A mail to several people, of whom the server takes some.
 */
import { afterEach, expect, test } from 'vitest';
import { settings } from '#db/schema.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { contactBody } from '../../support/api.ts';
import { useWorld } from '../../support/inquiry-world.ts';
import { captureOutput } from '../../support/output.ts';
import { saveSection } from '../../support/settings.ts';
import { expectAccepted, submit } from '../../support/submit.ts';

const world = useWorld();
const mailsTo = (address: string) =>
  world().smtp.mails.filter(({ recipients }) => recipients.includes(address));

afterEach(async () => {
  await world().db().delete(settings);
});

test('a mail that the server refuses for one of two goes to the other once, and is tried again for that one alone @mail.each', async () => {
  const { smtp, db, send, skipWaiting } = world();
  const recipients = ['ann@ross.example', 'bo@ross.example'];
  await saveSection(db(), 'mails', { ...DEFAULT_SETTINGS.mails, recipients });
  await expectAccepted(
    await submit(world(), { body: contactBody({ email: 'v@example.com' }) }),
    201,
  );
  smtp.refused.add('bo@ross.example');
  const output = await captureOutput(send);
  expect(output).toContain('"event":"mail-refused-for-some","count":1');
  expect(mailsTo('bo@ross.example')).toEqual([]);
  await captureOutput(async () => {
    await skipWaiting();
    expect(await send()).toEqual({ sent: 0, failed: 1 });
  });
  smtp.refused.clear();
  await skipWaiting();
  expect(await send()).toEqual({ sent: 1, failed: 0 });
  expect(mailsTo('ann@ross.example')).toHaveLength(1);
  expect(mailsTo('bo@ross.example')).toHaveLength(1);
  expect(mailsTo('bo@ross.example')[0]?.subject).toBe(mailsTo('ann@ross.example')[0]?.subject);
});
