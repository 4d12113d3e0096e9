import type { Settings } from '#contracts/settings/sections.ts';
import { NUMBER_FIELDS, type NumberField } from '#contracts/settings/shop-fields.ts';

/** A text that contains an earlier number of the settings (@settings.stale). */
export interface StaleText {
  section: keyof Settings;
  /** Title, question or name of the entry with the text, or empty. */
  entry: string;
  /** The earlier number: `30%`. */
  words: string;
}

/**
 * @param before settings before a save
 * @param after settings after the save
 * @returns texts of all sections that contain a replaced number instead of a field
 */
export function staleTexts(before: Settings, after: Settings): StaleText[] {
  const [old, now] = [numbersOf(before), numbersOf(after)];
  const gone = NUMBER_FIELDS.flatMap((field) =>
    old[field].filter(({ words }) => !now[field].some((number) => number.words === words)),
  );
  return Object.entries(after).flatMap(([section, value]) =>
    gone.flatMap(({ words, pattern }) =>
      entriesWith(value, pattern).map((entry) => ({
        // The keys of the settings are their sections.
        section: section as keyof Settings,
        entry,
        words,
      })),
    ),
  );
}

interface NumberWords {
  words: string;
  pattern: RegExp;
}

function numbersOf({ fees, quotes, stock }: Settings): Record<NumberField, NumberWords[]> {
  const minimums = [fees.minimumOrder, ...fees.minimumExceptions.map(({ amount }) => amount)];
  return {
    deposit: percentWords(fees.depositPercent),
    'minimum order': minimums.flatMap(dollarWords),
    'damage waiver': percentWords(fees.damageWaiverPercent),
    'sales tax': percentWords(fees.salesTaxPercent),
    'quote validity': dayWords(quotes.validDays),
    'balance due': dayWords(stock.balanceDueDays),
  };
}

const UP_TO_NINETEEN =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Percents that texts name as a part. */
const FRACTIONS = new Map([
  [25, 'quarter'],
  [33, 'third'],
  [50, 'half'],
]);

/** Not within another number: "11,250", "twenty-five", "fifty eight", "two hundred fifty". */
const BEFORE_NUMBER = String.raw`(?<![\w.,$])(?<!\w-|\b(?:${TENS.join('|')}|(?:hundred|thousand),?(?: and)?) )`;
/** Between a number and its unit. */
const AFTER_NUMBER = String.raw`[\s-]*`;

const escaped = (text: string) => text.replaceAll('.', String.raw`\.`);

/** @returns the number in digits or in words, or in both: "seven (7)" */
function either(digits: string, number: number): string {
  return String.raw`(?:${[digits, ...inWords(number)].join('|')})(?:\s*\(${digits}\))?`;
}

function percentWords(value: number): NumberWords[] {
  if (value <= 0) return [];
  const number = either(String.raw`${escaped(String(value))}(?:\.0+)?`, value);
  const percents = `${BEFORE_NUMBER}${number}${AFTER_NUMBER}(?:%|(?:percent|per cent|pct)\\b)`;
  const pattern = [percents, ...asPart(value)].join('|');
  return [{ words: `${value}%`, pattern: new RegExp(pattern, 'i') }];
}

/** @returns "half of", "one-third", "a third of" as a pattern: not "half an hour" and "a third time" */
function asPart(percent: number): string[] {
  const part = FRACTIONS.get(percent);
  if (part === undefined) return [];
  const before = part === 'half' ? '(?:(?:a|one)[\\s-])?' : 'a ';
  const of = String.raw`\s+(?:of|is|down|up|at|now|when|to|upon|on|in|before|by)\b`;
  return [String.raw`(?<!and (?:a )?)\b(?:${before}${part}(?=${of})|one[\s-]${part}\b)`];
}

function dollarWords(value: number): NumberWords[] {
  if (value <= 0) return [];
  const [whole = '', cents] = String(value).split('.');
  const grouped = Number(whole).toLocaleString('en-US');
  const end = cents === undefined ? String.raw`(?:\.00)?` : String.raw`\.${cents.padEnd(2, '0')}`;
  const number = `(?:${whole}|${grouped})${end}`;
  const units = String.raw`(?:(?:dollars?|USD)\b|\$(?!\d))`;
  const behind = `${BEFORE_NUMBER}${either(number, value)}${AFTER_NUMBER}${units}`;
  const pattern = String.raw`(?:\$|\bUSD)\s*${number}(?!\d|[.,]\d)|${behind}`;
  const decimals = cents === undefined ? '' : `.${cents.padEnd(2, '0')}`;
  return [{ words: `$${grouped}${decimals}`, pattern: new RegExp(pattern, 'i') }];
}

const UNITS = [
  [100, 'hundred'],
  [1000, 'thousand'],
] as const;

/** @returns "thirty-five", "a hundred and fifty" as patterns; nothing from a hundred thousand on, or with a fraction */
function inWords(number: number): string[] {
  if (!Number.isInteger(number) || number < 1) return [];
  if (number < 100) {
    const [ten, one] = [TENS[Math.floor(number / 10) - 2], UP_TO_NINETEEN[(number % 10) - 1]];
    if (ten === undefined) return [UP_TO_NINETEEN[number - 1] ?? ''];
    return [one === undefined ? ten : String.raw`${ten}[\s-]${one}`];
  }
  return UNITS.flatMap(([unit, name]) => {
    const count = Math.floor(number / unit);
    if (count < 1 || count > 99) return [];
    const counts = [...inWords(count), ...(count === 1 ? ['a'] : [])].join('|');
    const rest = inWords(number % unit).join('|');
    const end = rest === '' ? '' : String.raw`,?[\s-](?:and )?(?:${rest})`;
    return [String.raw`(?:${counts})[\s-]${name}${end}`];
  });
}

function dayWords(count: number): NumberWords[] {
  if (count <= 0) return [];
  const days = String.raw`${either(String(count), count)}[\s-](?:(?:business|working|calendar) )?days?`;
  const weeks =
    count % 7 === 0 ? String.raw`|${either(String(count / 7), count / 7)}[\s-]weeks?` : '';
  const week = count === 7 ? '|a week' : '';
  const pattern = String.raw`${BEFORE_NUMBER}(?:${days}${weeks}${week})\b`;
  return [{ words: `${count} ${count === 1 ? 'day' : 'days'}`, pattern: new RegExp(pattern, 'i') }];
}

/** @returns titles of a section's entries that match, without duplicates */
function entriesWith(value: unknown, pattern: RegExp, entry = ''): string[] {
  if (typeof value === 'string') return pattern.test(value) ? [entry] : [];
  if (typeof value !== 'object' || value === null) return [];
  const texts = new Map<string, unknown>(Object.entries(value));
  const titles = ['title', 'question', 'name'].map((name) => texts.get(name));
  const title = titles.find((text) => typeof text === 'string') ?? entry;
  const found = Object.values(value).flatMap((part: unknown) => entriesWith(part, pattern, title));
  return [...new Set(found)];
}
