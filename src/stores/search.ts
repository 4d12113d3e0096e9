/** The search's index and images, fetched when somebody is about to search. */
import { request } from '#api-client/request.ts';
import { SEARCH_INDEX_PATH, searchImagesPath } from '#site/paths.ts';
import { openIndex, type FindEntries, type SearchIndex } from '#site/search/open-index.ts';

let opened: Promise<FindEntries> | undefined;

/**
 * Fetches and opens the index, once; again after a failure.
 * @throws as `request` does
 */
export function openSearch(): Promise<FindEntries> {
  opened ??= fetchIndex().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function fetchIndex(): Promise<FindEntries> {
  // Built by us from the same type.
  const index = (await request('GET', SEARCH_INDEX_PATH)) as SearchIndex;
  return openIndex(index, () => new Promise((resolve) => setTimeout(resolve)));
}

const images = new Map<string, Promise<Record<string, string>>>();

/** @returns the first images of a category's items by slug; none where they cannot be loaded */
export function searchImagesOf(category: string): Promise<Record<string, string>> {
  const known = images.get(category);
  if (known) return known;
  const loading = request('GET', searchImagesPath(category)).then(
    // Built by us.
    (all) => all as Record<string, string>,
    () => {
      // A result reads without its image, and the next one asks again.
      images.delete(category);
      return {};
    },
  );
  images.set(category, loading);
  return loading;
}
