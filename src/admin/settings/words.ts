/** Formats values of the settings for conflicts and earlier versions. */
import type { CivilDate } from '#domain/event-date.ts';
import { normalPrice } from '#domain/money.ts';
import { WEEKDAYS } from '#domain/weekdays.ts';
import { CONFLICT } from '../form/texts.ts';
import { ENTRIES } from './control-texts.ts';
import {
  DOLLARS,
  switchOf,
  type Field,
  type GroupField,
  type Value,
  type Values,
} from './fields.ts';
import { dayTime, WEEKDAY_LABELS } from './texts.ts';

/** @returns a field's value as text */
export function wordsOf(field: Field, value: Value): string {
  const text = typeof value === 'string' ? value : '';
  switch (field.is) {
    case 'flag':
      return value === true ? CONFLICT.yes : CONFLICT.no;
    case 'choice':
      return field.choices[text] ?? text;
    case 'number':
      return numberWords(text, field.unit);
    case 'week':
      return weekWords(value);
    case 'list':
      return (
        entriesOf(value)
          .map((entry) => `• ${wordsOf(field.entry, entry)}`)
          .join('\n') || CONFLICT.empty
      );
    case 'group':
      return groupWords(field, value as Values);
    default:
      return text || CONFLICT.empty;
  }
}

/** @param unit of the number; money is formatted as `$1,200.00` */
function numberWords(text: string, unit = ''): string {
  if (text === '') return CONFLICT.empty;
  return unit === DOLLARS ? normalPrice(text) : `${text}${unit}`;
}

function groupWords(field: GroupField, values: Values): string {
  const onlySwitch = switchOf(field);
  if (onlySwitch) {
    const { what, name } = onlySwitch;
    const words = wordsOf(field.fields[what] as Field, values[what] ?? '');
    return values[name] === true ? words : ENTRIES.off(words);
  }
  return Object.entries(field.fields)
    .map(([name, part]) => [part, values[name] ?? ''] as const)
    .filter(([, value]) => value !== '' && value !== false)
    .map(([part, value]) => (value === true ? part.label : wordsOf(part, value)))
    .join(', ');
}

const entriesOf = (value: Value): readonly Value[] =>
  Array.isArray(value) ? (value as readonly Value[]) : [];

function weekWords(value: Value): string {
  const days = entriesOf(value) as readonly Record<string, string>[];
  return WEEKDAYS.flatMap((weekday) => {
    const open = days.find(({ day }) => day === weekday);
    return open
      ? [
          `${WEEKDAY_LABELS[weekday]}: ${dayTime(open['from'] ?? '')} – ${dayTime(open['to'] ?? '')}`,
        ]
      : [];
  }).join('\n');
}

/**
 * @param today decides which dates are past
 * @returns the title of an entry: its first text; for a date, with the following text
 */
export function titleOf(field: Field, value: Value, today: CivilDate): string {
  if (field.is === 'choice')
    return (typeof value === 'string' ? field.choices[value] : undefined) ?? '';
  if (field.is !== 'group') return typeof value === 'string' ? plain(field, value.trim()) : '';
  const values = value as Values;
  const [first, second] = Object.entries(field.fields);
  if (!first) return '';
  const date = values[first[0]] ?? '';
  const title = titleOf(first[1], date, today);
  if (first[1].is !== 'date' || title === '' || typeof date !== 'string') return title;
  const reason = second ? titleOf(second[1], values[second[0]] ?? '', today) : '';
  return ENTRIES.dated(title, reason, date < today);
}

const dateOf = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** @returns a date or an item's slug, formatted */
function plain({ is }: Field, text: string): string {
  if (is === 'item') return text.replaceAll('-', ' ');
  return is === 'date' && !Number.isNaN(Date.parse(text)) ? dateOf.format(new Date(text)) : text;
}
