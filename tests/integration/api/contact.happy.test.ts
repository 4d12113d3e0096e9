import { expect, test } from 'vitest';
import type { ContactRequestInput } from '#contracts/inquiries/request.ts';
import { quoteMessage } from '#domain/quote-message.ts';
import { contactApp, contactBody, expectReceipt, postContact } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { storedInquiry } from '../../support/stored-inquiries.ts';

const db = useDatabase();

test('a contact inquiry is stored as an inquiry, to the letter @request.endpoints', async () => {
  // In every field another value than its column's default.
  const { website, fillMs, wishlistItems, ...typed }: Required<ContactRequestInput> = {
    name: 'Ada Okafor',
    phone: '(313) 555-0100',
    email: 'ada@example.com',
    eventDate: '2027-06-12',
    eventLocation: 'Detroit, MI',
    services: ['Premium Interactive', 'Design Services'],
    referralSource: 'A friend',
    message: 'Two lines\nof text',
    guestCount: 'about 80',
    replaces: 'WD-7K3Q9',
    wishlistItems: [{ id: 'b3', name: 'Gold Chiavari Chair', quantity: 120, price: '$8.50' }],
    website: 'x',
    fillMs: 900,
  };
  const response = await postContact(contactApp(db), { ...typed, wishlistItems, website, fillMs });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const inquiry = await storedInquiry(db(), await expectReceipt(response));
  const { id, reference, createdAt, updatedAt, touchedAt, idempotencyKey, bodyHash, ...rest } =
    inquiry;
  expect(rest).toEqual({
    version: 1,
    deletedAt: null,
    status: 'pending',
    kind: 'contact',
    ...typed,
    selectedService: null,
    spamScore: 7,
    spamReasons: [
      'A field that people can’t see was filled in',
      'Sent 0.9 seconds after the visitor began the form',
    ],
    mailbox: 'ada@example.com',
    channel: 'website',
    assigneeId: null,
    nextAction: '',
    nextActionOn: null,
    // Of an event that is booked.
    agreed: null,
    lastDay: null,
    deliveryWindow: '',
    pickupWindow: '',
    siteContact: '',
    canceledAt: null,
    canceledBy: null,
    cancelReason: '',
    feeKeptCents: null,
    lines: [
      expect.objectContaining({
        itemId: 'b3',
        name: 'Gold Chiavari Chair',
        quantity: 120,
        price: '$8.50',
      }),
    ],
  });
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(reference).toMatch(/^WD-/);
  // The clock of the request, not the database's.
  expect(createdAt).toEqual(new Date('2026-11-21T15:00:00Z'));
  // The moment of storing: what came by the spool is new when it gets here.
  expect(updatedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  expect(touchedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  expect(bodyHash).toMatch(/^[0-9a-f]{64}$/);
  expect(idempotencyKey).toBe(`body:2026-11-21:${bodyHash}`);
});

test('a quote request is stored with its wishlist in order @request.endpoints', async () => {
  const list = [
    { id: 'b3', option: '', name: 'Gold Chiavari Chair', price: '$8.50', image: '', quantity: 120 },
    {
      id: 'a1',
      option: '108 inch',
      name: 'Satin (108 inch)',
      price: '$18',
      image: '',
      quantity: 15,
    },
  ];
  const response = await postContact(
    contactApp(db),
    contactBody({
      eventDate: '2027-06-12T12:00:00.000Z',
      services: [],
      referralSource: '',
      message: quoteMessage('', list),
      wishlistItems: list.map(({ id, name, quantity, price }) => ({ id, name, quantity, price })),
    }),
  );
  const inquiry = await storedInquiry(db(), await expectReceipt(response));
  expect(inquiry.eventDate).toBe('2027-06-12');
  expect(inquiry.message).toBe(
    'No additional details provided\n' +
      'Wishlist Items:\n' +
      'Gold Chiavari Chair (Qty: 120), Satin (108 inch) (Qty: 15)',
  );
  const unknown = { standing: 'unknown', catalogName: '', catalogPrice: '' };
  expect(inquiry.lines.map(({ id: _, ...line }) => line)).toEqual([
    {
      inquiryId: inquiry.id,
      position: 0,
      itemId: 'b3',
      name: 'Gold Chiavari Chair',
      quantity: 120,
      price: '$8.50',
      ...unknown,
    },
    {
      inquiryId: inquiry.id,
      position: 1,
      itemId: 'a1',
      name: 'Satin (108 inch)',
      quantity: 15,
      price: '$18',
      ...unknown,
    },
  ]);
});

test('an item that no longer exists, and a claimed price, are kept as sent @request.as-sent', async () => {
  const kept = { name: 'Ice Swan', quantity: 9_999, price: '$0.01' };
  const item = { id: 'gone-long-ago', ...kept };
  const response = await postContact(contactApp(db), contactBody({ wishlistItems: [item] }));
  const inquiry = await storedInquiry(db(), await expectReceipt(response));
  expect(inquiry.lines).toMatchObject([{ itemId: 'gone-long-ago', standing: 'unknown', ...kept }]);
});

test('a character set in the content type is no obstacle', async () => {
  const response = await postContact(contactApp(db), contactBody({ name: 'Zoë Ångström 祝 🎉' }), {
    'Content-Type': 'Application/JSON; charset=utf-8',
  });
  const inquiry = await storedInquiry(db(), await expectReceipt(response));
  expect(inquiry.name).toBe('Zoë Ångström 祝 🎉');
});

test('a trailing slash reaches the same endpoint', async () => {
  const response = await contactApp(db).request('/api/contact/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(contactBody({ name: 'Slash' })),
  });
  const inquiry = await storedInquiry(db(), await expectReceipt(response));
  expect(inquiry.name).toBe('Slash');
});
