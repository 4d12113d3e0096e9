/** Index and images of the search, fetched when somebody is about to search. */
import { request } from '#api-client/request.ts';
import { SEARCH_INDEX_PATH, searchImagesPath } from '#site/paths.ts';
import { openIndex, type FindEntries, type SearchIndex } from '#site/search/open-index.ts';

let opened: Promise<FindEntries> | undefined;

/** Fetches the index once; after a failure the next call tries again. @throws as `request` does */
export function openSearch(): Promise<FindEntries> {
  opened ??= fetchIndex().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function fetchIndex(): Promise<FindEntries> {
  // The build writes the file from the same type.
  const index = (await request('GET', SEARCH_INDEX_PATH)) as SearchIndex;
  return openIndex(index, () => new Promise((resolve) => setTimeout(resolve)));
}

const images = new Map<string, Promise<Record<string, string>>>();

/** @returns first images of a category's items by slug; empty if they fail to load */
export function searchImagesOf(category: string): Promise<Record<string, string>> {
  const cached = images.get(category);
  if (cached) return cached;
  const loading = request('GET', searchImagesPath(category)).then(
    // The build writes the file from the same type.
    (all) => all as Record<string, string>,
    () => {
      // Results work without images; the next result tries again.
      images.delete(category);
      return {};
    },
  );
  images.set(category, loading);
  return loading;
}
