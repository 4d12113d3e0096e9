import { request } from '#api-client/request.ts';
import type { ItemCardData } from '#site/catalog/item-card.ts';

/** All cards of a large category, from the JSON file built with its page. @throws as `request` does */
export async function fetchCards(source: string, signal: AbortSignal): Promise<ItemCardData[]> {
  // The build writes the file from the same type.
  return (await request('GET', source, { signal })) as ItemCardData[];
}
