/** Names of categories and items in spreadsheets: the name if it is unique, else the slug. */

interface Key {
  id: string;
  slug: string;
  name: string;
  deletedAt: Date | null;
}

/** Converts between entities of one kind and their names in cells. */
export interface Names {
  /** @returns the id; undefined for an unknown or ambiguous name */
  find: (text: string) => string | undefined;
  /**
   * @returns a name that `find` recognizes, the id for an entity in the trash; undefined for an
   *   erased one
   */
  label: (id: string) => string | undefined;
}

/** @returns the names of these entities, also of those in the trash */
export function namesOf(keys: readonly Key[]): Names {
  const byId = new Map(keys.map((key) => [key.id, key]));
  const living = keys.filter(({ deletedAt }) => deletedAt === null);
  const bySlug = new Map(living.map(({ id, slug }) => [slug, id]));
  const byName = Map.groupBy(living, ({ name }) => folded(name));
  const find = (text: string) => {
    const typed = folded(text);
    const namesakes = byName.get(typed) ?? [];
    const only = namesakes.length === 1 ? namesakes[0]?.id : undefined;
    return byId.get(typed)?.id ?? bySlug.get(typed) ?? only;
  };
  return {
    find,
    label: (id) => {
      const key = byId.get(id);
      if (!key) return undefined;
      return [key.name, key.slug].find((text) => find(text) === id) ?? id;
    },
  };
}

const folded = (text: string) => text.trim().normalize().toLowerCase();
