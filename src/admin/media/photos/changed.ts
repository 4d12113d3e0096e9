import type { QueryClient } from '@tanstack/react-query';
import { itemEndpoints } from '#contracts/catalog/rental-items.ts';
import { mediaEndpoints, type ImageView } from '#contracts/media.ts';
import { publishingEndpoints } from '#contracts/publishing.ts';
import { isAt, queryOf } from '../../data/queries.ts';

/**
 * Paths to refetch: items contain the texts of their images, thumbnails show focal points and crops, and the change
 * waits for a publication.
 */
export const AFTER_CHANGE = [
  itemEndpoints.list.path,
  mediaEndpoints.framed.path,
  publishingEndpoints.read.path,
];

/**
 * Updates a changed image in the cache: where it is read by its address, and in lists. A refetched list could leave it
 * out by its filter while somebody edits it.
 */
export function showChanged(client: QueryClient, changed: ImageView): void {
  client.setQueryData(
    queryOf(mediaEndpoints.read, { query: { url: changed.url } }).queryKey,
    (last) => last && changed,
  );
  client.setQueriesData<{ rows?: ImageView[] }>(
    { predicate: ({ queryKey }) => isAt(queryKey, mediaEndpoints.list.path) },
    (data) =>
      data?.rows && {
        ...data,
        rows: data.rows.map((row) => (row.url === changed.url ? changed : row)),
      },
  );
}
