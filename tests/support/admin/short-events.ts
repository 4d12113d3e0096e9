/** Events that take the pieces of others, for tests of what staff see of stock. */
import type { APIRequestContext } from '@playwright/test';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { sendRequest } from './requests.ts';
import { sendQuote } from './sent-quotes.ts';
import { freshName, makeCategory, makeItem } from './steps.ts';

const SATURDAY = '2031-06-14';

/** @returns 400 chairs and the request of a couple that was quoted 420 for the Saturday */
export async function shortChairs(api: APIRequestContext) {
  const category = await makeCategory(api, { name: freshName('Seats') });
  const chair = await makeItem(api, {
    name: freshName('Chair'),
    categoryId: category.id,
    availability: 400,
  });
  const couple = await sendRequest(api, { name: freshName('Couple'), eventDate: SATURDAY });
  const lines = [quoteLineOf({ itemId: chair.id, name: chair.name, quantity: 420 })];
  await sendQuote(api, couple.id, { content: { eventDate: SATURDAY, lines } });
  return { category, chair, couple };
}

type Chair = Readonly<{ id: string; name: string }>;

/** @returns the request of an event that has 400 chairs four days later, once they are back */
export const quoteNext = (api: APIRequestContext, chair: Chair) =>
  quoteOn(api, chair, '2031-06-18');

/** @returns the request of an event that has 400 chairs on the day of the couple */
export const quoteSame = (api: APIRequestContext, chair: Chair) => quoteOn(api, chair, SATURDAY);

async function quoteOn(api: APIRequestContext, { id: itemId, name }: Chair, eventDate: string) {
  const next = await sendRequest(api, { name: freshName('Next'), eventDate });
  const lines = [quoteLineOf({ itemId, name, quantity: 400 })];
  await sendQuote(api, next.id, { content: { eventDate, lines } });
  return next;
}
