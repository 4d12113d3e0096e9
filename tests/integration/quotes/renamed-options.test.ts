/** Lines of requests whose option was renamed or removed since. */
import { expect, test } from 'vitest';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import type { QuoteView } from '#contracts/quotes/quotes.ts';
import { listRenamed } from '#db/queries/history/option-edits.ts';
import { namesByFormer } from '#domain/renamed-options.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { useQuotes } from '../../support/quotes.ts';
import { addInquiry, addItem } from '../../support/rows.ts';
import { useStock } from '../../support/stock.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { editItem, empty } = useStock(db, shop);
const SMALL = { name: '10 ft x 10 ft', price: 425 };
const LARGE = { name: '20 ft x 20 ft', price: 980 };

async function askedFor(options: readonly { name: string }[]) {
  const tent = await addItem(db(), await empty(), { name: 'Tent', price: '425' });
  await editItem(tent, { options });
  const name = `Tent (${LARGE.name})`;
  // Long before the edits, whose time is that of the test's clock.
  const createdAt = new Date('2026-01-05T12:00:00Z');
  const inquiry = await addInquiry(db(), { createdAt }, [
    { itemId: tent, name, quantity: 1, price: '$980.00' },
  ]);
  return { tent, inquiry };
}

async function linesOf(inquiry: string) {
  const path = `${ADMIN_API_PATHS.inquiries}/${inquiry}/work`;
  const page = await shop.read<InquiryWorkView>(await shop.ask('GET', path));
  const quote = await shop.read<QuoteView>(await shop.create(inquiry), 201);
  return { asked: page.lines[0], drafted: quote.content.lines[0] };
}

test('a line follows its option to the names it gets @quote.draft @inquiry.page', async () => {
  const { tent, inquiry } = await askedFor([SMALL, LARGE]);
  await editItem(tent, { options: [SMALL, { ...LARGE, name: '20 by 20 feet' }] });
  await editItem(tent, { options: [SMALL, { ...LARGE, name: '20′ × 20′' }] });
  // Another size than the one that was asked for, by that name.
  await editItem(tent, {
    options: [SMALL, { ...LARGE, name: '20′ × 20′' }, { ...LARGE, price: 1_200 }],
  });
  const { asked, drafted } = await linesOf(inquiry);
  expect(asked).toMatchObject({ option: '20′ × 20′', priceToday: '$980.00', isOptionGone: false });
  expect(drafted).toMatchObject({ option: '20′ × 20′', unitCents: 98_000 });
});

test('a line whose option was removed has no price, and says so @quote.draft @inquiry.page', async () => {
  const { tent, inquiry } = await askedFor([SMALL, LARGE]);
  await editItem(tent, { options: [SMALL] });
  const { asked, drafted } = await linesOf(inquiry);
  expect(asked).toMatchObject({ option: '', priceToday: null, isOptionGone: true });
  expect(drafted).toMatchObject({ option: '', unitCents: 0 });
});

test('visitors’ lists learn the former names of options, and nothing of one that was removed @wishlist.today', async () => {
  const { tent } = await askedFor([SMALL, LARGE]);
  await editItem(tent, { options: [SMALL, { ...LARGE, name: '20 by 20 feet' }] });
  const former = async () => {
    const renamed = await listRenamed(db());
    return renamed.filter(({ id }) => id === tent).map(namesByFormer);
  };
  expect(await former()).toEqual([{ [LARGE.name]: '20 by 20 feet' }]);
  await editItem(tent, { options: [SMALL] });
  expect(await former()).toEqual([{}]);
});
