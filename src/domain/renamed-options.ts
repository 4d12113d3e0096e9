/** Options have no id: sets and scheduled changes refer to an option of an item by its name. */

interface Named {
  name: string;
}

/**
 * Recognizes a renamed option by its place in a list that is as long as before, in which the former name is
 * gone and the name at its place is new.
 * @param before options of the item before an edit
 * @returns new names by former names
 */
export function renamedOptions(
  before: readonly Named[],
  after: readonly Named[],
): Map<string, string> {
  if (before.length !== after.length) return new Map();
  const formerNames = new Set(before.map(({ name }) => name));
  const newNames = new Set(after.map(({ name }) => name));
  return new Map(
    before.flatMap(({ name }, index) => {
      const next = after[index]?.name ?? name;
      return newNames.has(name) || formerNames.has(next) ? [] : [[name, next] as const];
    }),
  );
}
