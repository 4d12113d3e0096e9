/** What a scheduled change sets, in words for staff. */
import { formatCents, parsePriceCents } from './money.ts';

/** A field and its new value. */
interface ChangedField {
  field: string;
  after: unknown;
}

const FLAGS: Record<string, readonly [yes: string, no: string]> = {
  isPublished: ['published', 'not published'],
  isActive: ['active', 'inactive'],
};

/** @returns the new values: `$9.20, not published` */
export function changeWords(changes: readonly ChangedField[]): string {
  return changes.map(({ field, after }) => fieldWords(field, after)).join(', ');
}

function fieldWords(field: string, after: unknown): string {
  const flag = FLAGS[field];
  if (flag) return after === true ? flag[0] : flag[1];
  if (Array.isArray(after)) return optionWords(after as { name: string; price: number }[]);
  const cents = parsePriceCents(String(after));
  return cents === null ? String(after) : formatCents(cents);
}

function optionWords(options: readonly { name: string; price: number }[]): string {
  const [first] = options;
  if (first && options.length === 1)
    return `${first.name} ${formatCents(Math.round(first.price * 100))}`;
  return `${options.length} option prices`;
}

/**
 * Error at the time of a change, in the form and from the server (@schedule.same-time).
 * @param by name of whoever scheduled the other change; null: no longer on the staff
 */
export function timeTaken(changes: readonly ChangedField[], by: string | null): string {
  const who = by ?? 'Someone no longer on the staff';
  return `${who} has already scheduled “${changeWords(changes)}” for this time. Cancel that first, or choose another time.`;
}
