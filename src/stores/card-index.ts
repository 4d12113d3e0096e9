import { request } from '#api-client/request.ts';
import type { ItemCardData } from '#site/item-card.ts';

/**
 * Fetches all cards of a large category.
 * @param source address of the file made with the category's page
 * @throws as `request` does
 */
export async function fetchCards(source: string, signal: AbortSignal): Promise<ItemCardData[]> {
  // Made by our own build from the same type.
  return (await request('GET', source, { signal })) as ItemCardData[];
}
