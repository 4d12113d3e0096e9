/** Earlier values of settings, with the names that items and options have today (@settings.follow). */
import type { Section } from '#contracts/settings/sections.ts';
import type { Database } from '#db/client.ts';
import { listNameEdits, type NameEdit } from '#db/queries/history/item-names.ts';
import { renamedOptions } from '#domain/renamed-options.ts';
import { ITEM_SECTIONS } from './follow-items.ts';
import { renamedIn, type ItemRename } from './renamed-in.ts';

/** A value, or a part of one, that a section had. */
export interface EarlierValue<Value> {
  value: Value;
  /** When it was replaced: until then it named items as they were called. */
  until: Date;
}

/** Items that were renamed at the same time, by the slugs that they had before. */
interface Renaming {
  /** In milliseconds. */
  at: number;
  renames: Map<string, ItemRename>;
}

/**
 * Lets the values follow what was renamed since, one edit after another, as the section itself did: what was
 * renamed may have left its name to others.
 * @returns the values, each with today's names
 */
export async function withNamesToday<Value>(
  db: Database,
  section: Section,
  earlier: readonly EarlierValue<Value>[],
): Promise<Value[]> {
  const [first, ...others] = earlier.map(({ until }) => until.getTime());
  if (first === undefined || !ITEM_SECTIONS.some((name) => name === section)) {
    return earlier.map(({ value }) => value);
  }
  const renamings = renamingsOf(await listNameEdits(db, new Date(Math.min(first, ...others))));
  return earlier.map(({ value, until }) => {
    const since = renamings.filter(({ at }) => at >= until.getTime());
    // Texts are replaced by texts.
    return since.reduce<unknown>((text, { renames }) => renamedIn(text, renames), value) as Value;
  });
}

/** @param edits oldest first */
function renamingsOf(edits: readonly NameEdit[]): Renaming[] {
  const renamings = new Map<number, Renaming['renames']>();
  const slugs = new Map<string, string>();
  // From today's slugs to former ones.
  for (const { itemId, at, ...edit } of edits.toReversed()) {
    const slug = slugs.get(itemId) ?? edit.slug;
    const before = edit.formerSlug ?? slug;
    slugs.set(itemId, before);
    // It comes back from the trash under another slug where another item has its own.
    if (edit.wasDeleted) continue;
    const renames = renamings.get(at.getTime()) ?? new Map<string, ItemRename>();
    renames.set(before, { slug, options: renamedOptions(edit.before ?? [], edit.after ?? []) });
    renamings.set(at.getTime(), renames);
  }
  return [...renamings].map(([at, renames]) => ({ at, renames })).toReversed();
}
