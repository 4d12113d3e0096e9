/** Records in Activity what staff do with photos (@history.acts). */
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import type { ActAction } from '#contracts/history/acts.ts';
import type { FieldChange } from '#contracts/history/edits.ts';
import type { mediaEndpoints } from '#contracts/media.ts';
import type { Database } from '#db/client.ts';
import { insertAct } from '#db/queries/history/acts.ts';
import type { MediaRecord } from '#db/queries/media/images.ts';

interface By {
  staffId: string;
  at: Date;
}

type Photo = Pick<MediaRecord, 'url' | 'alt'>;

export async function recordPhoto(
  tx: Database,
  { url, alt }: Photo,
  { changes = [], ...act }: By & { action: ActAction; changes?: FieldChange[] },
): Promise<void> {
  await insertAct(tx, { kind: 'photo', url, name: alt, changes, ...act });
}

export type ImageEdit = z.output<NonNullable<typeof mediaEndpoints.change.body>>;

/**
 * @param image before the change
 * @param edit with which of its parts made a difference
 */
export async function recordChange(
  tx: Database,
  image: MediaRecord,
  {
    alt,
    focus,
    crop,
    isFramed,
    isDescribed,
  }: ImageEdit & { isFramed: boolean; isDescribed: boolean },
  by: By,
): Promise<void> {
  if (isDescribed) {
    const changes = [{ field: 'alt', before: image.alt, after: alt }];
    await recordPhoto(tx, image, { ...by, action: 'described', changes });
  }
  if (!isFramed) return;
  const { url: _part, ...area } = crop ?? { url: '' };
  const changes = [
    ...(focus
      ? [{ field: 'focus', before: { x: image.focusX, y: image.focusY }, after: focus }]
      : []),
    ...(crop === undefined ? [] : [{ field: 'crop', before: image.crop, after: crop && area }]),
  ];
  const differing = changes.filter(({ before, after }) => !isDeepStrictEqual(before, after));
  await recordPhoto(tx, image, { ...by, action: 'framed', changes: differing });
}
