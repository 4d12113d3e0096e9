/** Values of the settings as a person reads them: in conflicts and in earlier versions. */
import { WEEKDAYS } from '#contracts/settings/hours.ts';
import { CONFLICT } from '../texts/editing.ts';
import { dayTime, WEEKDAY_LABELS } from '../texts/settings.ts';
import type { Field, Value, Values } from './fields.ts';

/** @returns the value of a field in words */
export function wordsOf(field: Field, value: Value): string {
  const text = typeof value === 'string' ? value : '';
  switch (field.is) {
    case 'flag':
      return value === true ? CONFLICT.yes : CONFLICT.no;
    case 'choice':
      return field.choices[text] ?? text;
    case 'number':
      return text === '' ? CONFLICT.empty : `${text}${field.unit ?? ''}`;
    case 'week':
      return weekWords(value);
    case 'list':
      return (
        entriesOf(value)
          .map((each) => `• ${wordsOf(field.entry, each)}`)
          .join('\n') || CONFLICT.empty
      );
    case 'group':
      return Object.entries(field.fields)
        .map(([name, each]) => [each, (value as Values)[name] ?? ''] as const)
        .filter(([, each]) => each !== '' && each !== false)
        .map(([each, part]) => (part === true ? each.label : wordsOf(each, part)))
        .join(', ');
    default:
      return text || CONFLICT.empty;
  }
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

/** @returns the first text of an entry: what it is called in its list */
export function titleOf(field: Field, value: Value): string {
  if (field.is === 'choice')
    return (typeof value === 'string' ? field.choices[value] : undefined) ?? '';
  if (field.is !== 'group') return typeof value === 'string' ? plain(field, value.trim()) : '';
  const [first] = Object.entries(field.fields);
  return first ? titleOf(first[1], (value as Values)[first[0]] ?? '') : '';
}

const dateOf = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** @returns a date, or the slug of an item, as a person would write it */
function plain({ is }: Field, text: string): string {
  if (is === 'item') return text.replaceAll('-', ' ');
  return is === 'date' && !Number.isNaN(Date.parse(text)) ? dateOf.format(new Date(text)) : text;
}
