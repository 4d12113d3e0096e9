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

/** Not within another number: "11,250", "twenty-five", "fifty eight". */
const BEFORE_NUMBER = String.raw`(?<![\w.,$])(?<!\w-|\b(?:${TENS.join('|')}) )`;
/** Between a number and its unit. */
const AFTER_NUMBER = String.raw`[\s-]*`;

const escaped = (text: string) => text.replaceAll('.', String.raw`\.`);

function percentWords(value: number): NumberWords[] {
  if (value <= 0) return [];
  const number = [String.raw`${escaped(String(value))}(?:\.0+)?`, ...inWords(value)].join('|');
  const pattern = `${BEFORE_NUMBER}(?:${number})${AFTER_NUMBER}(?:%|percent\\b|per cent\\b)`;
  return [{ words: `${value}%`, pattern: new RegExp(pattern, 'i') }];
}

function dollarWords(value: number): NumberWords[] {
  if (value <= 0) return [];
  const [whole = '', cents] = String(value).split('.');
  const grouped = Number(whole).toLocaleString('en-US');
  const end = cents === undefined ? String.raw`(?:\.00)?` : String.raw`\.${cents.padEnd(2, '0')}`;
  const number = `(?:${whole}|${grouped})${end}`;
  const behind = `${BEFORE_NUMBER}${number}${AFTER_NUMBER}`;
  const pattern = String.raw`(?:\$|\bUSD)\s*${number}(?!\d|[.,]\d)|${behind}(?:dollars?|USD)\b`;
  const decimals = cents === undefined ? '' : `.${cents.padEnd(2, '0')}`;
  return [{ words: `$${grouped}${decimals}`, pattern: new RegExp(pattern, 'i') }];
}

/** @returns "thirty-five" as a pattern; nothing from a hundred on, or with a fraction */
function inWords(number: number): string[] {
  if (!Number.isInteger(number) || number < 1 || number > 99) return [];
  const [ten, one] = [TENS[Math.floor(number / 10) - 2], UP_TO_NINETEEN[(number % 10) - 1]];
  if (ten === undefined) return [UP_TO_NINETEEN[number - 1] ?? ''];
  return [one === undefined ? ten : String.raw`${ten}[\s-]${one}`];
}

function dayWords(count: number): NumberWords[] {
  if (count <= 0) return [];
  const spelled = (number: number) => [String(number), ...inWords(number)].join('|');
  const days = String.raw`(?:${spelled(count)})[\s-](?:(?:business|working|calendar) )?days?`;
  const weeks = count % 7 === 0 ? String.raw`|(?:${spelled(count / 7)})[\s-]weeks?` : '';
  const pattern = String.raw`${BEFORE_NUMBER}(?:${days}${weeks})\b`;
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
