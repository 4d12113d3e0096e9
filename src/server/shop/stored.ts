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
  /** Names that the schema does not know. */
  keys?: readonly string[];
}

/** More values than a section has at fault; each is repaired alone, because that moves the others. */
const MAX_ROUNDS = 200;

const isRecord = (value: unknown): value is Record<Step, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @returns the value of a section with what fits its schema; `isWhole` is false where something was
 *   left out or has its default
 */
export function storedValue<S extends Section>(
  section: S,
  stored: unknown,
): { value: Settings[S]; isWhole: boolean } {
  const whole = wholeValue(section, stored);
  if (whole !== undefined) return { value: whole, isWhole: true };
  const last = upgrade(section, stored);
  let value: unknown = isRecord(last) ? { ...DEFAULT_SETTINGS[section], ...last } : undefined;
  for (let round = 0; round < MAX_ROUNDS && value !== undefined; round += 1) {
    const parsed = SETTINGS[section].safeParse(value);
    // The schema gives its own section's type.
    if (parsed.success) return { value: parsed.data as Settings[S], isWhole: false };
    const [issue] = parsed.error.issues;
    value = issue && repair(value, issue, DEFAULT_SETTINGS[section]);
  }
  return { value: DEFAULT_SETTINGS[section], isWhole: false };
}

/** @returns a value that fits its section's schema as it stands; undefined for every other one */
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

/** Sections added to the home page later, each with the one that it follows. */
const LATER_SECTIONS = [
  ['planner', 'featured'],
  ['rooms', 'services'],
] as const;

/** A section that a saved home page does not know stands behind its neighbor, and shows if that does. */
function withLaterSections(stored: Record<Step, unknown>): unknown {
  const { sections } = stored;
  if (!Array.isArray(sections)) return stored;
  const is = (each: unknown, section: string) => isRecord(each) && each['section'] === section;
  const list = LATER_SECTIONS.reduce<unknown[]>((last, [later, neighbor]) => {
    if (last.some((each) => is(each, later))) return last;
    const withLater = (each: unknown) =>
      is(each, neighbor) && isRecord(each) ? [each, { ...each, section: later }] : [each];
    return last.flatMap(withLater);
  }, sections);
  return { ...stored, sections: list };
}

function withConfirmation(stored: Record<Step, unknown>): unknown {
  // The first sentence was all that an owner could change.
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
function repair(value: unknown, { path, keys = [] }: Issue, original: unknown): unknown {
  if (keys.length > 0) {
    return changedAt(value, path, (last) =>
      isRecord(last)
        ? Object.fromEntries(Object.entries(last).filter(([name]) => !keys.includes(name)))
        : last,
    );
  }
  const place = path.findLastIndex((step) => typeof step === 'number');
  if (place !== -1) {
    const at = path[place];
    return changedAt(value, path.slice(0, place), (last) =>
      Array.isArray(last) ? last.filter((_, index) => index !== at) : last,
    );
  }
  const usual = path.reduce((last, step) => (isRecord(last) ? last[step] : undefined), original);
  return changedAt(value, path, () => usual);
}

/** @returns the value with what stands at a path changed */
function changedAt(
  value: unknown,
  [step, ...rest]: readonly Step[],
  change: (last: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((each: unknown, at) => (at === step ? changedAt(each, rest, change) : each));
  }
  const record = isRecord(value) ? value : {};
  return { ...record, [step]: changedAt(record[step], rest, change) };
}
