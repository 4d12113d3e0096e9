/** Earlier values of settings, with the names that items and options have today (@settings.follow). */
import { ITEM_SECTIONS, type Section } from '#contracts/settings/sections.ts';
import type { Database } from '#db/client.ts';
import { listKeys } from '#db/queries/catalog/entities.ts';
import { listNameEdits, type NameEdit } from '#db/queries/history/item-names.ts';
import { renamedOptions } from '#domain/renamed-options.ts';
import { renamedIn, type ItemRename } from './renamed-in.ts';

/** A value, or a part of one, that a section had. */
export interface EarlierValue<Value> {
  value: Value;
  /** When it was replaced: until then it named items as they were called. */
  until: Date;
}

type ItemKey = Awaited<ReturnType<typeof listKeys>>[number];

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
  const edits = await listNameEdits(db, new Date(Math.min(first, ...others)));
  const renamings = renamingsOf(edits, await listKeys(db, 'rentalItems'));
  return earlier.map(({ value, until }) => {
    const since = renamings.filter(({ at }) => at >= until.getTime());
    // Texts are replaced by texts.
    return since.reduce<unknown>((text, { renames }) => renamedIn(text, renames), value) as Value;
  });
}

/**
 * @param edits oldest first
 * @param keys of all items, as they are today
 * @returns the renamings, oldest first
 */
function renamingsOf(edits: readonly NameEdit[], keys: readonly ItemKey[]): Renaming[] {
  // Both go from today back to each edit.
  const slugs = new Map(keys.map(({ id, slug }) => [id, slug]));
  const there = new Set(keys.filter(({ deletedAt }) => !deletedAt).map(({ id }) => id));
  const moments = [...Map.groupBy(edits, ({ at }) => at.getTime())].toReversed();
  const renamings = moments.map(([at, own]) => {
    const renames: Renaming['renames'] = new Map();
    const ofRestored: Renaming['renames'] = new Map();
    const holders = own.some(isRestoring)
      ? new Map([...there].map((id) => [slugs.get(id), id]))
      : undefined;
    for (const edit of own.toReversed()) {
      const { itemId, wasThere } = edit;
      const slug = slugs.get(itemId) ?? edit.slug;
      const before = edit.formerSlug ?? slug;
      slugs.set(itemId, before);
      if (wasThere === true) there.add(itemId);
      if (wasThere === false) there.delete(itemId);
      const options = renamedOptions(edit.before ?? [], edit.after ?? []);
      if (slug === before && options.size === 0) continue;
      if (!isRestoring(edit)) renames.set(before, { slug, options });
      // While the item was in the trash, another one may have taken its slug.
      else if ((holders?.get(before) ?? itemId) === itemId) {
        ofRestored.set(before, { slug, options });
      }
    }
    // An item outside the trash is the one that its slug names.
    return { at, renames: new Map([...ofRestored, ...renames]) };
  });
  return renamings.toReversed();
}

/** @returns whether an edit brought an item back from the trash under other names */
function isRestoring({ wasThere, formerSlug, before }: NameEdit): boolean {
  return wasThere === false && (formerSlug !== null || before !== null);
}
