/** Rules of scheduled changes: their result and clashes (@schedule.clash). */
import { parsePriceCents } from './money.ts';

/** Minutes between runs of the server's job, which applies scheduled changes. */
export const SCHEDULE_STEP_MINUTES = 10;

export const SCHEDULED_KINDS = ['category', 'item', 'package'] as const;
export type ScheduledKind = (typeof SCHEDULED_KINDS)[number];

/** `held`: due but not applied; staff apply or cancel it. */
export const SCHEDULED_STATES = ['waiting', 'held', 'done', 'canceled'] as const;

/** `changed`: a field was edited since; `deleted`: in the trash; `refused`: invalid by now. */
export const HELD_REASONS = ['changed', 'deleted', 'refused'] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

export interface OptionPrice {
  name: string;
  price: number;
}

/** Fields that can be scheduled; `options` has only those whose price changes. */
export interface ScheduledFields {
  isPublished?: boolean | undefined;
  isActive?: boolean | undefined;
  price?: string | undefined;
  startingPrice?: string | undefined;
  options?: OptionPrice[] | undefined;
}

/** The same fields of an entity now; its options have further properties. */
export type PresentFields = Omit<ScheduledFields, 'options'> & {
  options?: readonly OptionPrice[] | undefined;
};

interface Scheduled {
  change: ScheduledFields;
  /** Values of the fields in `change` when it was scheduled, or after another scheduled change of them (`rebased`). */
  base: ScheduledFields;
}

export interface Outcome {
  /** Fields that will differ; options are complete. */
  after: PresentFields;
  /** Fields edited since it was scheduled. */
  clashes: (keyof ScheduledFields)[];
  /** A changed option no longer exists. */
  isImpossible: boolean;
}

const PRICES: ReadonlySet<string> = new Set(['price', 'startingPrice']);

/** @returns the result of a change, as if there were no clashes, and its clashes */
export function outcomeOf(now: PresentFields, { change, base }: Scheduled): Outcome {
  const outcome: Outcome = { after: {}, clashes: [], isImpossible: false };
  const { options, ...plain } = change;
  for (const name of Object.keys(plain) as (keyof typeof plain)[]) {
    if (isSame(name, now[name], plain[name])) continue;
    Object.assign(outcome.after, { [name]: plain[name] });
    if (!isSame(name, now[name], base[name])) outcome.clashes.push(name);
  }
  if (options) {
    const changed = changedOptions(now.options ?? [], options, base.options ?? []);
    if (changed.list) outcome.after.options = changed.list;
    outcome.isImpossible = changed.isGone;
    if (changed.isClash || changed.isGone) outcome.clashes.push('options');
  }
  return outcome;
}

/** Amounts are compared by value, not by spelling. */
function isSame(name: string, one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!PRICES.has(name) || typeof one !== 'string' || typeof other !== 'string') return false;
  const cents = parsePriceCents(one);
  return cents !== null && cents === parsePriceCents(other);
}

function changedOptions(
  now: readonly OptionPrice[],
  options: readonly OptionPrice[],
  base: readonly OptionPrice[],
) {
  const list = [...now];
  let isClash = false;
  let isGone = false;
  let isChanged = false;
  for (const { index, option, price, isUnchanged } of matchedOptions(now, options, base)) {
    if (!option) {
      isGone = true;
      continue;
    }
    if (option.price === price) continue;
    if (!isUnchanged) isClash = true;
    list[index] = { ...option, price };
    isChanged = true;
  }
  return { list: isChanged ? list : undefined, isClash, isGone };
}

/**
 * @returns for each option of a change the present option that it means: by name; of two with that name, the one that
 *   still has the price in `base`
 */
function matchedOptions(
  now: readonly OptionPrice[],
  options: readonly OptionPrice[],
  base: readonly OptionPrice[],
) {
  const taken = new Set<number>();
  return options.map(({ name, price }, place) => {
    const candidates = now.flatMap((option, index) =>
      option.name === name && !taken.has(index) ? [index] : [],
    );
    const basePrice = base[place]?.price;
    const unchanged = candidates.find((index) => now[index]?.price === basePrice);
    const index = unchanged ?? candidates[0] ?? -1;
    taken.add(index);
    return { index, option: now[index], price, isUnchanged: unchanged !== undefined };
  });
}

/** A change, of which only the names of its fields and options count. */
interface NamedFields {
  options?: readonly { name: string }[] | undefined;
}

/**
 * @returns whether both changes set the same field, or the price of options with the same name: of two at the same
 *   time, only one would last
 */
export function isOfSameFields(one: NamedFields, other: NamedFields): boolean {
  const { options = [], ...plain } = one;
  const names = new Set(other.options?.map(({ name }) => name));
  return (
    Object.keys(plain).some((name) => name in other) || options.some(({ name }) => names.has(name))
  );
}

/**
 * @returns the `base` with which a change counts the present values as unchanged; undefined: an option is gone
 */
export function baseAsNow(
  now: PresentFields,
  { change, base }: Scheduled,
): ScheduledFields | undefined {
  const { options, ...plain } = change;
  const names = Object.keys(plain) as (keyof typeof plain)[];
  const fields = Object.fromEntries(names.map((name) => [name, now[name]]));
  if (!options) return fields;
  const own = matchedOptions(now.options ?? [], options, base.options ?? []);
  const prices = own.flatMap(({ option }) =>
    option ? [{ name: option.name, price: option.price }] : [],
  );
  return prices.length < options.length ? undefined : { ...fields, options: prices };
}

/**
 * @param earlier changes scheduled before, the next first
 * @returns the entity after these changes
 */
export function expected<Row extends PresentFields>(row: Row, earlier: readonly Scheduled[]): Row {
  const later = { ...row };
  // `after` has only fields of the row.
  for (const change of earlier) Object.assign(later, outcomeOf(later, change).after);
  return later;
}

/**
 * @param kept stored part of a change: the fields that differed
 * @returns whether it is part of the requested change
 */
export function isPartOf({ options = [], ...plain }: ScheduledFields, requested: PresentFields) {
  return (
    (Object.keys(plain) as (keyof typeof plain)[]).every((name) =>
      isSame(name, plain[name], requested[name]),
    ) &&
    options.every(({ name, price }) =>
      requested.options?.some((option) => option.name === name && option.price === price),
    )
  );
}

/** Options of an entity before and after a change, in the same order. */
interface Repriced {
  before?: readonly OptionPrice[] | undefined;
  after?: readonly OptionPrice[] | undefined;
}

/**
 * @param applied another scheduled change of the entity, made just now
 * @param repriced all options of the entity
 * @returns the new `base` of a waiting change, for which `applied` then is no edit
 */
export function rebased(
  base: ScheduledFields,
  applied: ScheduledFields,
  repriced: Repriced,
): ScheduledFields {
  const { options, ...plain } = applied;
  const shared = Object.entries(plain).filter(([name]) => name in base);
  return {
    ...base,
    ...Object.fromEntries(shared),
    ...(base.options && { options: rebasedOptions(base.options, options ?? [], repriced) }),
  };
}

/** Finds an option by its name; of two with that name, the one that had the price in `base`. */
function rebasedOptions(
  base: readonly OptionPrice[],
  applied: readonly OptionPrice[],
  { before = [], after = [] }: Repriced,
): OptionPrice[] {
  const names = new Set(applied.map(({ name }) => name));
  const taken = new Set<number>();
  return base.map((option) => {
    if (!names.has(option.name)) return option;
    const own = before.flatMap(({ name }, at) => (name === option.name ? [at] : []));
    const same = own.find((at) => !taken.has(at) && before[at]?.price === option.price);
    // A unique name identifies the option, whatever its price.
    const index = same ?? (own.length === 1 ? own[0] : undefined);
    if (index === undefined) return option;
    taken.add(index);
    return { ...option, price: after[index]?.price ?? option.price };
  });
}
