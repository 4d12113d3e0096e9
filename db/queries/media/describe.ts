/**
 * Alternative texts. Stored with the image, and recorded in the history of each item that shows it (@history.alts).
 */
import { arrayOverlaps, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { catalogEdits, media, rentalItems } from '../../schema.ts';
import { chunksOf } from '../rows.ts';

/** Name in the history, beside the columns of an item. */
const COLUMN = 'image_alts';

/**
 * Saves alternative texts by address; ignores unknown addresses. Increments the version of every item that shows
 * such an image, so that a form opened before cannot write back the old text.
 * @param now time of the edits
 * @param savedIds items already written in this transaction, with their new version
 * @returns whether any text changed
 */
export async function describeImages(
  tx: Database,
  alts: ReadonlyMap<string, string>,
  now: Date,
  savedIds: readonly string[] = [],
): Promise<boolean> {
  const before = await changedTexts(tx, alts);
  const texts = [...before.keys()].map((url) => ({ url, alt: alts.get(url) ?? '' }));
  for (const chunk of chunksOf(texts)) {
    await tx.execute(sql`update ${media} set alt = given.alt
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as given(url text, alt text)
      where ${media.url} = given.url`);
  }
  if (before.size > 0) await recordTexts(tx, { before, alts, now, savedIds });
  return before.size > 0;
}

/** @returns the stored texts that differ from these */
async function changedTexts(tx: Database, alts: ReadonlyMap<string, string>) {
  if (alts.size === 0) return new Map<string, string>();
  const rows = await tx
    .select({ url: media.url, alt: media.alt })
    .from(media)
    .where(inArray(media.url, [...alts.keys()]));
  return new Map(
    rows.filter(({ url, alt }) => alts.get(url) !== alt).map(({ url, alt }) => [url, alt]),
  );
}

interface Texts {
  before: ReadonlyMap<string, string>;
  alts: ReadonlyMap<string, string>;
  now: Date;
  savedIds: readonly string[];
}

async function recordTexts(tx: Database, { before, alts, now, savedIds }: Texts): Promise<void> {
  const showing = await tx
    .select({ id: rentalItems.id, images: rentalItems.images })
    .from(rentalItems)
    .where(arrayOverlaps(rentalItems.images, [...before.keys()]));
  const saved = new Set(savedIds);
  const others = showing.map(({ id }) => id).filter((id) => !saved.has(id));
  if (others.length > 0) {
    await tx
      .update(rentalItems)
      .set({ version: sql`${rentalItems.version} + 1`, updatedAt: now })
      .where(inArray(rentalItems.id, others));
  }
  const edits = showing.map(({ id, images }) => {
    const own = images.filter((url) => before.has(url));
    const texts = (all: ReadonlyMap<string, string>) => ({
      [COLUMN]: Object.fromEntries(own.map((url) => [url, all.get(url) ?? ''])),
    });
    return { id, before: texts(before), after: texts(alts) };
  });
  for (const chunk of chunksOf(edits)) {
    // The trigger may already have recorded an edit of this save.
    await tx.execute(sql`
      insert into ${catalogEdits} (kind, entity_id, version, at, staff_id, batch_id, before, after)
      select 'item', item.id, item.version, item.updated_at,
        nullif(current_setting('woodward.staff_id', true), ''),
        nullif(current_setting('woodward.batch_id', true), '')::uuid,
        given.before, given.after
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb)
        as given(id uuid, before jsonb, after jsonb)
      join ${rentalItems} as item on item.id = given.id
      on conflict (kind, entity_id, version) do update set before = ${catalogEdits}.before || excluded.before,
        after = ${catalogEdits}.after || excluded.after`);
  }
}
