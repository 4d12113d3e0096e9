/** Earlier values of settings, with the names that items and options have today (@settings.follow). */
import type { Section } from '#contracts/settings/sections.ts';
import type { Database } from '#db/client.ts';
import { listNamedOtherwise } from '#db/queries/history/item-names.ts';
import { namesByFormer } from '#domain/renamed-options.ts';
import { ITEM_SECTIONS } from './follow-items.ts';
import { renamedIn, type ItemRename } from './renamed-in.ts';

/** A value, or a part of one, that a section had. */
export interface EarlierValue<Value> {
  value: Value;
  /** When it was replaced: until then it named items as they were called. */
  until: Date;
}

type NamedOtherwise = Awaited<ReturnType<typeof listNamedOtherwise>>[number];

/** @returns the values, each with today's names */
export async function withNamesToday<Value>(
  db: Database,
  section: Section,
  earlier: readonly EarlierValue<Value>[],
): Promise<Value[]> {
  const [first, ...others] = earlier.map(({ until }) => until.getTime());
  if (first === undefined || !ITEM_SECTIONS.some((name) => name === section)) {
    return earlier.map(({ value }) => value);
  }
  const items = await listNamedOtherwise(db, new Date(Math.min(first, ...others)));
  return earlier.map(
    // Texts are replaced by texts.
    ({ value, until }) => renamedIn(value, renamesSince(items, until.getTime())) as Value,
  );
}

/** @returns by the slugs that items had at that moment */
function renamesSince(items: readonly NamedOtherwise[], moment: number): Map<string, ItemRename> {
  const renames = new Map<string, ItemRename>();
  for (const { slug, options, createdAt, deletedAt, ...item } of items) {
    const edits = item.edits.filter(({ at }) => at >= moment);
    const { formerSlug } = edits.find((edit) => edit.formerSlug !== null) ?? {};
    const { wasDeleted } = edits.find((edit) => edit.wasDeleted !== null) ?? {};
    // Another item may have had its slug.
    if (createdAt.getTime() >= moment || (wasDeleted ?? deletedAt !== null)) continue;
    const optionEdits = edits.flatMap(({ at, before, after }) =>
      before && after ? [{ at, before, after }] : [],
    );
    const names = Object.entries(namesByFormer({ options, optionEdits }));
    renames.set(formerSlug ?? slug, { slug, options: new Map(names) });
  }
  return renames;
}
