import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContactRequestInput } from '#contracts/inquiries/request.ts';
import { MAX_LENGTH, MAX_QUANTITY, MAX_REQUEST_BYTES, MAX_WISHLIST_LINES } from './limits.ts';
import { lineNotes } from './line-notes.ts';
import { MAX_PACKAGE_SENTENCE, MAX_QUOTE_MESSAGE } from './quote-message-length.ts';
import { messageWithoutList, notesBlock, quoteMessage, typedDetails } from './quote-message.ts';

const line = (name: string, quantity: number) => ({
  id: 'x',
  option: '',
  name,
  price: '$1',
  image: '',
  quantity,
});

test('details, then the wishlist, comma-separated @checkout.message', () => {
  const list = [line('Gold Chiavari Chair', 120), line('Satin Linen (108 inch)', 15)];
  expect(quoteMessage(' A garden wedding\nin June ', list)).toBe(
    'A garden wedding\nin June\n' +
      'Wishlist Items:\n' +
      'Gold Chiavari Chair (Qty: 120), Satin Linen (108 inch) (Qty: 15)',
  );
});

test('has placeholders for no details and no items @checkout.message', () => {
  expect(quoteMessage('', [])).toBe(
    'No additional details provided\nWishlist Items:\nNone selected',
  );
  expect(quoteMessage(' \n ', [])).toMatch(/^No additional details provided\n/);
});

test('contains every line with its quantity, for any details', () => {
  const lines = fc.array(fc.tuple(fc.string(), fc.integer({ min: 1, max: MAX_QUANTITY })));
  fc.assert(
    fc.property(fc.string(), lines, (details, pairs) => {
      const message = quoteMessage(
        details,
        pairs.map(([name, quantity]) => line(name, quantity)),
      );
      for (const [name, quantity] of pairs) {
        expect(message).toContain(`${name} (Qty: ${quantity})`);
      }
    }),
  );
});

test('notes beside lines follow the specified message, one a line @wishlist.note', () => {
  const list = [
    { ...line('Gold Chair', 4), note: ' with ivory cushions ' },
    line('Satin Linen', 2),
    { ...line('Round Table', 1), note: 'for the cake' },
  ];
  const specified = quoteMessage(
    'Doors at six',
    list.map(({ note: _, ...rest }: (typeof list)[number] & { note?: string }) => rest),
  );
  const message = quoteMessage('Doors at six', list);
  expect(message).toBe(
    `${specified}\nItem Notes:\nGold Chair: with ivory cushions\nRound Table: for the cake`,
  );
  expect(messageWithoutList(message, list)).toBe(
    'Doors at six\nItem Notes:\nGold Chair: with ivory cushions\nRound Table: for the cake',
  );
  expect(typedDetails(message, list)).toBe('Doors at six');
  expect(notesBlock([line('Gold Chair', 4)])).toBe('');
});

test('only the list is removed from a stored message', () => {
  const words = fc.oneof(
    fc.string(),
    fc.constant('See below.\nWishlist Items:\nNone selected'),
    fc.constant('Wishlist Items:\nGold Chair (Qty: 4)'),
  );
  const lines = fc.array(fc.tuple(fc.string(), fc.integer({ min: 1, max: MAX_QUANTITY })));
  fc.assert(
    fc.property(words, lines, (details, pairs) => {
      const list = pairs.map(([name, quantity]) => line(name, quantity));
      const shown = messageWithoutList(quoteMessage(details, list), list);
      expect(shown).toBe(details.trim() || 'No additional details provided');
      expect(typedDetails(quoteMessage(details, list), list)).toBe(details.trim());
    }),
  );
  const own = 'I copied it:\nWishlist Items:\nGold Chair (Qty: 4)';
  expect(messageWithoutList(own, [])).toBe(own);
  expect(messageWithoutList(own, [line('Other', 4)])).toBe(own);
});

test('the longest valid quote request in ASCII fits @request.size', () => {
  const list = Array.from({ length: MAX_WISHLIST_LINES }, () => ({
    ...line('x'.repeat(MAX_LENGTH.itemName), MAX_QUANTITY),
    note: 'x'.repeat(MAX_LENGTH.lineNote),
  }));
  const message = quoteMessage('x'.repeat(MAX_LENGTH.message + MAX_PACKAGE_SENTENCE), list);
  expect(message.length).toBeLessThanOrEqual(MAX_QUOTE_MESSAGE);

  const longest: Required<ContactRequestInput> = {
    name: 'x'.repeat(MAX_LENGTH.name),
    phone: 'x'.repeat(MAX_LENGTH.phone),
    email: 'x'.repeat(MAX_LENGTH.email),
    eventDate: '2027-06-12T12:00:00.000Z',
    eventLocation: 'x'.repeat(MAX_LENGTH.eventLocation),
    services: [],
    referralSource: 'x'.repeat(MAX_LENGTH.referralSource),
    guestCount: 'x'.repeat(MAX_LENGTH.guestCount),
    message,
    wishlistItems: list.map(({ name, quantity }) => ({
      id: 'x'.repeat(MAX_LENGTH.itemId),
      name,
      quantity,
      price: 'x'.repeat(MAX_LENGTH.price),
    })),
    replaces: 'WD-ABCDE',
    website: 'x'.repeat(MAX_LENGTH.service),
    fillMs: 86_400_000,
  };
  expect(new TextEncoder().encode(JSON.stringify(longest)).byteLength).toBeLessThanOrEqual(
    MAX_REQUEST_BYTES,
  );
});

test('notes are read back from the message, each at its line @wishlist.note @quote.draft', () => {
  const list = [
    { ...line('Gold Chair', 4), note: '10 spare, please' },
    line('Gold Chair (Padded)', 2),
    { ...line('Round Table: Oak', 1), note: 'for the cake: big' },
  ];
  const notes = ['10 spare, please', '', 'for the cake: big'];
  expect(lineNotes(quoteMessage('Doors at six', list), list)).toEqual(notes);
  expect(lineNotes(`Hello.${notesBlock(list)}`, list)).toEqual(notes);
  expect(lineNotes('Gold Chair: none', list)).toEqual(['', '', '']);
  // A note is that of one line, also where a later one has its name.
  const again = [
    { ...line('Gold Chair', 4), note: 'spare' },
    line('Urn', 1),
    line('Gold Chair', 2),
  ];
  expect(lineNotes(quoteMessage('', again), again)).toEqual(['spare', '', '']);
  expect(lineNotes('', [])).toEqual([]);
});
