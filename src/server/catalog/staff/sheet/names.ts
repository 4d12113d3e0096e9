/** How a spreadsheet names categories and items: by name, where no other has it, else by slug. */

interface Key {
  id: string;
  slug: string;
  name: string;
  deletedAt: Date | null;
}

/** What finds entities of one kind by what stands in a cell, and names them so. */
export interface Names {
  /** @returns the id; undefined where nothing or more than one thing is named so */
  find: (text: string) => string | undefined;
  /** @returns what `find` finds it by: its id where it is in the trash; undefined where it was erased */
  label: (id: string) => string | undefined;
}

/** @returns the names of these, those in the trash included */
export function namesOf(keys: readonly Key[]): Names {
  const byId = new Map(keys.map((key) => [key.id, key]));
  const living = keys.filter(({ deletedAt }) => deletedAt === null);
  const bySlug = new Map(living.map(({ id, slug }) => [slug, id]));
  const byName = Map.groupBy(living, ({ name }) => folded(name));
  const find = (text: string) => {
    const wanted = folded(text);
    const named = byName.get(wanted) ?? [];
    const only = named.length === 1 ? named[0]?.id : undefined;
    return byId.get(wanted)?.id ?? bySlug.get(wanted) ?? only;
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
