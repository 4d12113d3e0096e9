/**
 * The confirmation that a visitor gets: what it says, who gets it and how often.
 */
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { InquiryReceipt } from '#contracts/inquiries/request.ts';
import { outbox, settings as settingsTable } from '#db/schema.ts';
import { inquiriesApp } from '#server/inquiries/intake/app.ts';
import { mailerOf } from '#server/mail/mailer.ts';
import { interestedIn } from '#site/inquiries/checkout-texts.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { contactBody } from '../../support/api.ts';
import { mailsOf, useWorld } from '../../support/inquiry-world.ts';
import { addCategory, addItem, addPackage } from '../../support/rows.ts';
import { saveSection } from '../../support/settings.ts';
import { expectAccepted, submit } from '../../support/submit.ts';

const world = useWorld();

beforeEach(async () => {
  await world().db().delete(outbox);
  world().smtp.mails.length = 0;
});

test('the visitor gets the reference, the list, the promise and the phone @mail.confirmation', async () => {
  const category = await addCategory(world().db());
  const swan = await addItem(world().db(), category, { name: 'Ice Swan', price: '90' });
  const draft = await addItem(world().db(), category, { name: 'Draft', isPublished: false });
  const body = contactBody({
    email: 'visitor@example.com',
    services: ['Photo Booth', 'Premium', 'Something else'],
    wishlistItems: [
      { id: swan, name: 'Swan of ice', quantity: 3, price: '$90' },
      { id: 'gone', name: 'Call 555-0199', quantity: 1, price: '$1' },
      { id: draft, name: 'Draft', quantity: 1, price: '$1' },
    ],
  });
  const reference = await expectAccepted(await submit(world(), { body }), 201);
  const { visitor } = await mailsOf(world(), 'visitor@example.com');
  expect(visitor.subject).toBe(`We’ve received your request ${reference}`);
  for (const part of [
    reference,
    'within 24 hours',
    DEFAULT_SETTINGS.business.phone,
    '3 x Ice Swan, $90 = $270.00',
    'Estimate: from $270.00',
    '06/12/2027 (Saturday)',
    '2 items not currently in our catalog',
    'Photo Booth, Premium',
  ]) {
    expect(visitor.text).toContain(part);
    expect(visitor.html).toContain(part);
  }
  expect(visitor.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  // A stranger's address could be typed: nothing to click on but the shop's own phone.
  expect(visitor.html?.match(/href="[^"]*"/g)).toEqual(['href="tel:+13135550142"']);
});

test('the package that a quote request names is in it by the catalog’s name, and none that was made up @mail.confirmation', async () => {
  await addPackage(world().db(), { name: 'Lavish', serviceType: 'design', startingPrice: '7500' });
  const told = async (email: string, name: string) => {
    const body = contactBody({ email, message: interestedIn(name, '$7,500'), services: [] });
    await expectAccepted(await submit(world(), { body }), 201);
    return (await mailsOf(world(), email)).visitor.text;
  };
  expect(await told('lavish@example.com', 'Lavish')).toContain('Package: Lavish, from $7,500');
  expect(await told('made-up@example.com', 'Call 555-0199')).not.toMatch(/Package|555-0199/);
});

test('the owner’s words and subject are in it, and what they leave out of the request follows @settings.templates', async () => {
  const category = await addCategory(world().db());
  const swan = await addItem(world().db(), category, { name: 'Ice Swan', price: '90' });
  const subject = 'Got it, {business}';
  const sent = async (email: string, confirmation: string) => {
    await saveSection(world().db(), 'mails', { ...DEFAULT_SETTINGS.mails, subject, confirmation });
    const wishlistItems = [{ id: swan, name: 'Swan', quantity: 3, price: '$90' }];
    const body = contactBody({ email, wishlistItems });
    const reference = await expectAccepted(await submit(world(), { body }), 201);
    const { visitor } = await mailsOf(world(), email);
    return { reference, ...visitor };
  };
  const inText = await sent(
    'in@example.com',
    'About {reference}: <b>thanks</b>\n\nAll of it:\n{list}',
  );
  expect(inText.subject).toBe(`Got it, ${DEFAULT_SETTINGS.business.name}`);
  expect(inText.text).toContain(`About ${inText.reference}: <b>thanks</b>`);
  expect(inText.text).toContain('All of it:\n- 3 x Ice Swan');
  expect(inText.text?.match(/Ice Swan/g)).toHaveLength(1);
  expect(inText.html).toContain('&lt;b&gt;thanks&lt;/b&gt;');
  const without = await sent('out@example.com', 'Thanks.');
  expect(without.text).toContain(`Reference: ${without.reference}`);
  expect(without.text).toContain('Your list:\n- 3 x Ice Swan');
  await world().db().delete(settingsTable);
});

describe('the receipt promises a confirmation', () => {
  const receipt = async (response: Response) => (await response.json()) as InquiryReceipt;

  test('when one is queued, and the same when the request comes again', async () => {
    const request = { key: crypto.randomUUID(), body: contactBody({ email: 'copy@example.com' }) };
    const first = await receipt(await submit(world(), request));
    expect(first).toMatchObject({ confirmation: true });
    expect(await receipt(await submit(world(), request))).toEqual(first);
    await mailsOf(world(), 'copy@example.com');
  });

  const send = async (email: string, message: string, fields = {}) => {
    const body = contactBody({ email, message, ...fields });
    const response = await submit(world(), { body });
    expect(response.status).toBe(201);
    return receipt(response);
  };

  test('once within an hour and mailbox; a changed request is accepted without one @mail.confirmation-once', async () => {
    expect(await send('hourly@example.com', 'A first one')).toHaveProperty('confirmation');
    const changed = await send('Hourly@Example.com', 'A changed one');
    expect(changed).not.toHaveProperty('confirmation');
    await world().send();
    const mailed = world().smtp.mails.flatMap(({ recipients }) => recipients);
    expect(mailed.filter((address) => /^hourly@/i.test(address))).toHaveLength(1);
    // The shop hears of both.
    expect(mailed.filter((address) => address === DEFAULT_SETTINGS.business.email)).toHaveLength(2);
  });

  test('once more for what says that it replaces another @mail.confirmation-once', async () => {
    const email = 'corrects@example.com';
    await send(email, 'Ten chairs');
    const again = { replaces: 'WD-ZZZZZ' };
    expect(await send(email, 'Twelve', again)).toHaveProperty('confirmation');
    expect(await send(email, 'Thirteen', again)).not.toHaveProperty('confirmation');
  });

  test('again when the last one is more than an hour old, in whatever hour of the clock', async () => {
    const email = 'later@example.com';
    await send(email, 'A first one');
    const age = (minutes: number) =>
      world().db().execute(sql`
        update outbox set created_at = now() - ${minutes} * interval '1 minute',
          dedupe_key = regexp_replace(dedupe_key, '\\d+$',
            (floor(extract(epoch from now()) / 3600) - 1)::text)
        where kind = 'inquiry-confirmation'`);
    await age(59);
    expect(await send(email, 'A second one')).not.toHaveProperty('confirmation');
    await age(61);
    expect(await send(email, 'A third one')).toHaveProperty('confirmation');
  });

  test('however the mailbox is spelled, also by many at once @mail.confirmation-once', async () => {
    const spellings = ['vic.tim+1@gmail.com', 'victim+2@googlemail.com', 'V.ictim@Gmail.com'];
    const answers = await Promise.all(spellings.map((email, index) => send(email, `No ${index}`)));
    expect(answers.filter(({ confirmation }) => confirmation)).toHaveLength(1);
    await world().send();
    const others = world().smtp.mails.filter(
      ({ recipients }) => !recipients.includes(DEFAULT_SETTINGS.business.email),
    );
    expect(others).toHaveLength(1);
  });

  test('never where no mail server would take it, nor for what only waits', async () => {
    for (const settings of [{}, { MAIL_DIR: path.join(tmpdir(), 'woodward-unused') }]) {
      const app = inquiriesApp({ ...world().services, mailer: () => mailerOf(settings) });
      const answer = await receipt(await submit({ app }, {}));
      expect(Object.keys(answer)).toEqual(['reference']);
    }
    world().proxy.fault = 'down';
    const waiting = await submit(world(), {});
    expect(waiting.status).toBe(202);
    expect(Object.keys(await receipt(waiting))).toEqual(['reference']);
  });
});

test('sixty links in the names of a list reach nobody but the shop', async () => {
  const wishlistItems = Array.from({ length: 60 }, (_, index) => ({
    id: `x${index}`,
    name: `http://spam${index}.example`,
    quantity: 1,
    price: '$1',
  }));
  const body = contactBody({ email: 'victim@example.com', wishlistItems });
  await expectAccepted(await submit(world(), { body }), 201);
  await world().send();
  expect(world().smtp.mails.flatMap(({ recipients }) => recipients)).toEqual([
    DEFAULT_SETTINGS.business.email,
  ]);
});
