/**
 * The mails themselves, as an SMTP server receives them and as files at home.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { contactRequestSchema } from '#contracts/inquiries/request.ts';
import { queueMail } from '#db/queries/mail/outbox.ts';
import { inquiries, outbox, settings } from '#db/schema.ts';
import { mailerOf } from '#server/mail/mailer.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { bookingBody, contactBody, postBooking } from '../../support/api.ts';
import { filledFields } from '../../support/filled-fields.ts';
import { mailsOf, useWorld } from '../../support/inquiry-world.ts';
import { addCategory, addItem } from '../../support/rows.ts';
import { saveSection } from '../../support/settings.ts';
import { sendDue } from '../../support/smtp.ts';
import { expectAccepted, submit } from '../../support/submit.ts';

const world = useWorld();
const HOSTILE = '<script>alert(1)</script> & "quotes"';

beforeEach(async () => {
  await world().db().delete(outbox);
  world().smtp.mails.length = 0;
});

test('the shop gets the request, facts beside claims, a link to it, and can reply @mail.shop', async () => {
  const category = await addCategory(world().db());
  const chair = await addItem(world().db(), category, { name: 'Gold Chair', price: '8.50' });
  const body = contactBody({
    name: 'Zoë Ångström',
    email: 'zoe@example.com',
    referralSource: 'A friend',
    message: 'Two lines\nof text\nWishlist Items:\nGold Chair (Qty: 4), Ice Swan (Qty: 1)',
    wishlistItems: [
      { id: chair, name: 'Gold Chair', quantity: 4, price: '$0.01' },
      { id: 'gone', name: 'Ice Swan', quantity: 1, price: '$90' },
    ],
  });
  const reference = await expectAccepted(await submit(world(), { body }), 201);
  const { shop } = await mailsOf(world(), 'zoe@example.com');
  const [inquiry] = await world()
    .db()
    .select()
    .from(inquiries)
    .where(eq(inquiries.reference, reference));
  expect(shop.subject).toBe(`Request ${reference}: Zoë Ångström`);
  expect(shop.from).toEqual({
    name: DEFAULT_SETTINGS.business.name,
    address: DEFAULT_SETTINGS.business.email,
  });
  expect(shop.replyTo).toEqual([{ name: 'Zoë Ångström', address: 'zoe@example.com' }]);
  const link = `https://woodward.example/admin?inquiry=${inquiry?.id}`;
  for (const part of [
    'Phone: (313) 555-0100',
    'Event date: 06/12/2027 (Saturday)',
    'Total at the prices sent: $90.04',
    'Heard about us: A friend',
    'Two lines\nof text',
    '4 x Gold Chair, $0.01 = $0.04 (price differs from the catalog; catalog: $8.50)',
    '1 x Ice Swan, $90 = $90.00 (unknown item)',
    link,
  ]) {
    expect(shop.text).toContain(part);
  }
  for (const part of [
    `href="${link}"`,
    'price differs from the catalog',
    '$8.50',
    'Two lines<br />of text',
  ]) {
    expect(shop.html).toContain(part);
  }
  // The list stands as a table, not once more in the text.
  expect(shop.text).not.toContain('Wishlist Items');
});

test('what is said to replace an earlier request is told to the shop as a claim, to nobody else', async () => {
  const body = contactBody({ email: 'again@example.com', replaces: 'WD-7K3Q9' });
  await expectAccepted(await submit(world(), { body }), 201);
  const { shop, visitor } = await mailsOf(world(), 'again@example.com');
  expect(shop.text).toContain('Replaces: WD-7K3Q9, according to the sender');
  expect(shop.html).toContain('WD-7K3Q9, according to the sender');
  // The address may be somebody else's.
  expect(visitor.text).not.toContain('WD-7K3Q9');
});

test('an unusual and an international address get their mails, and can be replied to @form.email', async () => {
  for (const email of ['tom&jerry@example.com', 'ana@xn--mller-kva.example']) {
    world().smtp.mails.length = 0;
    const typed = email.replace('xn--mller-kva', 'müller');
    await expectAccepted(await submit(world(), { body: contactBody({ email: typed }) }), 201);
    // The test's server reads the name of the domain back.
    const { shop } = await mailsOf(world(), typed);
    expect(shop.replyTo).toEqual([{ name: 'Ada Okafor', address: email }]);
  }
});

test('a booking names its package @mail.shop', async () => {
  const selectedService = { name: 'Premium', price: '$3,500', type: 'design' as const };
  const body = bookingBody({
    email: 'booking@example.com',
    guestCount: 'about 80',
    selectedService,
  });
  await expectAccepted(await postBooking(world().app, body), 201);
  const { shop, visitor } = await mailsOf(world(), 'booking@example.com');
  expect(shop.subject).toMatch(/^Booking request WD-/);
  for (const mail of [shop, visitor]) {
    expect(mail.text).toContain('Package: Premium, from $3,500');
  }
  expect(shop.text).toContain('Guests: about 80');
});

test('markup is text, and line ends stay out of headers @mail.safe', async () => {
  const body = contactBody({
    ...filledFields(contactRequestSchema, () => HOSTILE),
    name: `Eve\r\nBcc: victim@example.com\r\n\r\n${HOSTILE}`,
    email: 'eve@example.com',
  });
  await expectAccepted(await submit(world(), { body }), 201);
  const { shop, visitor } = await mailsOf(world(), 'eve@example.com');
  expect(
    world()
      .smtp.mails.flatMap(({ recipients }) => recipients)
      .toSorted(),
  ).toEqual(['eve@example.com', DEFAULT_SETTINGS.business.email]);
  for (const mail of [shop, visitor]) {
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.html).not.toContain('<script');
  }
  expect(shop.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;');
  expect(shop.text).toContain(HOSTILE);
  expect(shop.replyTo?.[0]?.address).toBe('eve@example.com');
  expect(shop.subject).toContain('Eve Bcc: victim@example[.]com');
});

test.each([
  [
    'staff-invitation',
    'Hello Eve <b>,',
    'of Woodward Event Decor as an editor',
    'Your invitation to the Woodward admin',
  ],
  ['password-reset', 'Hello Eve <b>,', 'new password', 'Reset your Woodward admin password'],
] as const)('%s carries its link, which is forgotten afterward', async (kind, ...parts) => {
  const link = 'https://woodward.example/admin?token=a&b=c#d';
  const content = { link, name: 'Eve <b>', role: 'editor' };
  const dedupeKey = crypto.randomUUID();
  await queueMail(world().db(), { kind, recipient: 'eve@example.com', content, dedupeKey });
  await world().send();
  const [mail] = world().smtp.mails;
  const [greeting, text, subject] = parts;
  expect(mail?.subject).toBe(subject);
  for (const part of [greeting, text, link]) expect(mail?.text).toContain(part);
  expect(mail?.html).toContain('href="https://woodward.example/admin?token=a&amp;b=c#d"');
  expect(mail?.html).toContain('Hello Eve &lt;b&gt;,');
  const [row] = await world().db().select().from(outbox);
  expect(JSON.stringify(row)).not.toContain('token');
});

test('mails name the saved business and go to the saved recipients, as saved when they leave @mail.recipients @settings.everywhere', async () => {
  const business = {
    ...DEFAULT_SETTINGS.business,
    name: 'Ross & Daughters',
    phone: '(248) 555-0177',
    email: 'hi@ross.example',
  };
  const recipients = ['ann@ross.example', 'bo@ross.example'];
  const thanks = 'Thanks for <thinking> of us.';
  try {
    await expectAccepted(
      await submit(world(), { body: contactBody({ email: 'v@example.com' }) }),
      201,
    );
    await saveSection(world().db(), 'business', business);
    const signature = 'Warmly,\nAnn & Bo';
    await saveSection(world().db(), 'mails', {
      ...DEFAULT_SETTINGS.mails,
      recipients,
      confirmation: DEFAULT_SETTINGS.mails.confirmation.replace('Thank you!', thanks),
      signature,
    });
    await world().send();
    const { mails } = world().smtp;
    expect(mails.map((mail) => mail.recipients)).toEqual(
      expect.arrayContaining([recipients, ['v@example.com']]),
    );
    for (const mail of mails) {
      expect(mail.from).toEqual({ name: 'Ross & Daughters', address: 'hi@ross.example' });
      expect(mail.text).toContain('(248) 555-0177 · hi@ross.example');
      expect(mail.html).toContain('href="tel:+12485550177"');
      expect(`${mail.text}${mail.html}`).not.toContain(DEFAULT_SETTINGS.business.phone);
    }
    const visitor = mails.find((mail) => mail.recipients.includes('v@example.com'));
    expect(visitor?.text).toContain(`${thanks} We’ll get back to you within 24 hours.`);
    expect(visitor?.text).toMatch(/Warmly,\nAnn & Bo\n\nDidn’t send this\?/);
    expect(visitor?.html).toContain('Thanks for &lt;thinking&gt; of us.');
    expect(visitor?.html).toContain('Warmly,<br />Ann &amp; Bo<br />');
  } finally {
    await world().db().delete(settings);
  }
});

test('at home a mail is a file that mail programs open, one per mail @mail.no-server', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-mail-'));
  try {
    const MAIL_DIR = path.join(folder, 'mail');
    const mailer = mailerOf({
      MAIL_DIR,
      MAIL_TO: 'owner@example.com',
      MAIL_FROM: 'us@example.com',
    });
    await expectAccepted(await submit(world(), {}), 201);
    const services = { ...world().services, mailer: () => mailer };
    expect(await sendDue(services)).toEqual({ sent: 2, failed: 0 });
    const states = await world().db().select({ state: outbox.state }).from(outbox);
    expect(states).toEqual([{ state: 'filed' }, { state: 'filed' }]);
    const files = await readdir(MAIL_DIR);
    expect(files).toHaveLength(2);
    const mails = await Promise.all(
      files.map(async (file) => PostalMime.parse(await readFile(path.join(MAIL_DIR, file)))),
    );
    expect(mails.flatMap(({ to = [] }) => to.map(({ address }) => address))).toContain(
      'owner@example.com',
    );
    for (const mail of mails) {
      expect(mail.from?.address).toBe('us@example.com');
      expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@example\.com>$/);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
