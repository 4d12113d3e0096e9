/** Quotes as staff write them. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { InquiryView } from '#contracts/inquiries/list.ts';
import { quoteEndpoints, type QuoteView } from '#contracts/quotes/quotes.ts';
import { sendRequest } from './requests.ts';
import { freshName, toast } from './steps.ts';

/** A request for two things that no catalog has, one of them with a price. */
export const askFor = (api: APIRequestContext, word: string) =>
  sendRequest(api, {
    name: freshName(word),
    wishlistItems: [
      { id: 'x1', name: 'Gold Chair', quantity: 40, price: '$5.00' },
      { id: 'x2', name: 'Velvet Sofa', quantity: 1, price: 'Call for pricing' },
    ],
  });

const quotesPath = ({ id }: InquiryView) => quoteEndpoints.list.path.replace('{id}', id);

export async function quotesOf(api: APIRequestContext, inquiry: InquiryView): Promise<QuoteView[]> {
  return (await (await api.get(quotesPath(inquiry))).json()) as QuoteView[];
}

/** Begins a quote on the page of its request. @returns the page of the quote */
export async function beginQuote(page: Page, inquiry: InquiryView): Promise<Locator> {
  await page.goto(`/admin?inquiry=${inquiry.id}`);
  await page.getByRole('button', { name: 'Create Quote' }).click();
  const quote = page.getByRole('article', { name: 'Quote 1' });
  await expect(quote.getByRole('heading', { level: 2 })).toBeFocused();
  return quote;
}

/** Gives every line a price, and saves. */
export async function priceLines(page: Page, quote: Locator): Promise<void> {
  await quote.getByLabel('Line 1: unit price').fill('5');
  await quote.getByLabel('Line 2: unit price').fill('120.50');
  await quote.getByRole('button', { name: 'Save quote' }).click();
  await expect(toast(page)).toContainText('Quote saved');
}
