/** Options have no id: sets, scheduled changes and lines refer to an option of an item by its name. */

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

/** An edit of the options of an item. */
export interface OptionsEdit {
  /** In milliseconds. */
  at: number;
  before: readonly Named[];
  after: readonly Named[];
}

/** The options of an item today, and the edits of them, oldest first. */
interface OptionHistory {
  options: readonly Named[];
  optionEdits: readonly OptionsEdit[];
}

/**
 * Finds the option that a text names, whatever it was renamed to since.
 * @param isNamed whether the text names an option of this name
 * @param moment when the text was written, in milliseconds
 * @returns the name that the option has today, or had when it was removed; undefined: the text names no option
 */
export function nameToday(
  isNamed: (name: string) => boolean,
  { options, optionEdits }: OptionHistory,
  moment: number,
): string | undefined {
  const states = [...optionEdits.map(({ before }) => before), options];
  const later = optionEdits.findIndex(({ at }) => at > moment);
  const then = later === -1 ? optionEdits.length : later;
  const all = [...states.keys()];
  // A list may be older than the request that was made of it.
  for (const index of [...all.slice(0, then + 1).toReversed(), ...all.slice(then + 1)]) {
    const named = states[index]?.find(({ name }) => isNamed(name));
    if (named) return nameAfter(named.name, optionEdits.slice(index));
  }
  return undefined;
}

/** @returns by item id: today's names of renamed options, by their former names */
export function formerOptionsOf(
  items: readonly (OptionHistory & { id: string })[],
): Map<string, Record<string, string>> {
  return new Map(
    items
      .map((item) => [item.id, namesByFormer(item)] as const)
      .filter(([, names]) => Object.keys(names).length > 0),
  );
}

/** @returns today's names of renamed options, by their former names */
export function namesByFormer(item: OptionHistory): Record<string, string> {
  const names = new Set(item.options.map(({ name }) => name));
  const former = new Set(item.optionEdits.flatMap(({ before }) => before.map(({ name }) => name)));
  const pairs = [...former.difference(names)].flatMap((name) => {
    const today = nameToday((other) => other === name, item, Number.POSITIVE_INFINITY);
    return today !== undefined && names.has(today) ? [[name, today] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function nameAfter(former: string, edits: readonly OptionsEdit[]): string {
  return edits.reduce(
    (name, { before, after }) => renamedOptions(before, after).get(name) ?? name,
    former,
  );
}
