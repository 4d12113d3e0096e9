/**
 * Upgrades and repairs sections that an older version saved (@settings.invalid). Invalid values are
 * dropped one at a time, so that an owner never loses a phone number because of a time of day.
 */
import { SETTINGS, type Section, type Settings } from '#contracts/settings/sections.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { DEFAULT_MAILS, THANKS } from '#site/settings/mails.ts';

type Step = PropertyKey;
interface Issue {
  path: readonly Step[];
  /** Unknown keys. */
  keys?: readonly string[];
}

/** More repairs than a section needs; after them, the default is used. */
const MAX_ROUNDS = 200;

const isRecord = (value: unknown): value is Record<Step, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @returns the section's value as far as it fits the schema; `isWhole` is false where something was
 *   left out or replaced by its default
 */
export function storedValue<S extends Section>(
  section: S,
  stored: unknown,
): { value: Settings[S]; isWhole: boolean } {
  const whole = wholeValue(section, stored);
  if (whole !== undefined) return { value: whole, isWhole: true };
  const upgraded = upgrade(section, stored);
  let value: unknown = isRecord(upgraded)
    ? { ...DEFAULT_SETTINGS[section], ...upgraded }
    : undefined;
  for (let round = 0; round < MAX_ROUNDS && value !== undefined; round += 1) {
    const parsed = SETTINGS[section].safeParse(value);
    // The schema gives its own section's type.
    if (parsed.success) return { value: parsed.data as Settings[S], isWhole: false };
    const [issue] = parsed.error.issues;
    value = issue && repair(value, issue, DEFAULT_SETTINGS[section]);
  }
  return { value: DEFAULT_SETTINGS[section], isWhole: false };
}

/** @returns the value if it fits its section's schema unchanged; else undefined */
export function wholeValue<S extends Section>(
  section: S,
  stored: unknown,
): Settings[S] | undefined {
  const parsed = SETTINGS[section].safeParse(upgrade(section, stored));
  // The schema gives its own section's type.
  return parsed.success ? (parsed.data as Settings[S]) : undefined;
}

/** @returns a value saved in an earlier form, converted to today's */
export function upgrade(section: Section, stored: unknown): unknown {
  if (!isRecord(stored)) return stored;
  if (section === 'home') return withLaterSections(stored);
  return section === 'mails' && 'thanks' in stored ? withConfirmation(stored) : stored;
}

/** Home page sections added later, each with the one it follows. */
const LATER_SECTIONS = [
  ['planner', 'featured'],
  ['rooms', 'services'],
] as const;

/** Adds missing sections after their neighbors, with the same visibility. */
function withLaterSections(stored: Record<Step, unknown>): unknown {
  const { sections } = stored;
  if (!Array.isArray(sections)) return stored;
  const is = (entry: unknown, section: string) => isRecord(entry) && entry['section'] === section;
  const list = LATER_SECTIONS.reduce<unknown[]>((entries, [later, neighbor]) => {
    if (entries.some((entry) => is(entry, later))) return entries;
    const withLater = (entry: unknown) =>
      is(entry, neighbor) && isRecord(entry) ? [entry, { ...entry, section: later }] : [entry];
    return entries.flatMap(withLater);
  }, sections);
  return { ...stored, sections: list };
}

function withConfirmation(stored: Record<Step, unknown>): unknown {
  // Formerly, owners could only change the first sentence.
  const { thanks, ...rest } = stored;
  const { subject, questionSubject, confirmation } = DEFAULT_MAILS;
  const own = typeof thanks === 'string' && thanks !== '' ? thanks : THANKS;
  return {
    subject,
    questionSubject,
    confirmation: confirmation.replace(THANKS, () => own.replaceAll(/[{}]/g, '')),
    ...rest,
  };
}

/** @returns the value without its faulty list entry, or with the default in place of the fault */
function repair(value: unknown, { path, keys = [] }: Issue, defaults: unknown): unknown {
  if (keys.length > 0) {
    return changedAt(value, path, (record) =>
      isRecord(record)
        ? Object.fromEntries(Object.entries(record).filter(([name]) => !keys.includes(name)))
        : record,
    );
  }
  const depth = path.findLastIndex((step) => typeof step === 'number');
  if (depth !== -1) {
    const faulty = path[depth];
    return changedAt(value, path.slice(0, depth), (list) =>
      Array.isArray(list) ? list.filter((_, index) => index !== faulty) : list,
    );
  }
  const byDefault = path.reduce(
    (record, step) => (isRecord(record) ? record[step] : undefined),
    defaults,
  );
  return changedAt(value, path, () => byDefault);
}

/** @returns a copy of the value, changed at a path */
function changedAt(
  value: unknown,
  [step, ...rest]: readonly Step[],
  change: (former: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) =>
      index === step ? changedAt(entry, rest, change) : entry,
    );
  }
  const record = isRecord(value) ? value : {};
  return { ...record, [step]: changedAt(record[step], rest, change) };
}
