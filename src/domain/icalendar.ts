/** iCalendar files (RFC 5545) with all-day events. */
import { dayAfter } from './days.ts';
import type { CivilDate } from './event-date.ts';

export interface CalendarEvent {
  /** Stays the same for as long as the event exists. */
  uid: string;
  day: CivilDate;
  /** Null: one day. */
  lastDay: CivilDate | null;
  isTentative: boolean;
  /** Programs delete it or strike it through. */
  isCanceled: boolean;
  /** Undefined in feeds, which invite nobody. */
  organizer?: { name: string; email: string };
  summary: string;
  /** Empty: unknown. */
  location: string;
  description: string;
  /** Empty: none. */
  url: string;
  changedAt: Date;
  /** Number of changes. */
  sequence: number;
}

/** Most octets of a line without its end (RFC 5545 §3.1). */
const MAX_OCTETS = 75;

/** A file for calendar programs. */
export interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL';
  text: string;
}

/** @param method `CANCEL` only for events that are canceled (RFC 5546) */
export function icalendar(
  name: string,
  events: readonly CalendarEvent[],
  method: CalendarFile['method'] = 'PUBLISH',
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Woodward//Events//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent): string[] {
  const { uid, day, lastDay, summary, location, description, url, sequence, organizer } = event;
  const changedAt = instant(event.changedAt);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    // Time of the last change, so that an unchanged event is the same text.
    `DTSTAMP:${changedAt}`,
    `LAST-MODIFIED:${changedAt}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${compact(dayAfter(lastDay ?? day, 1))}`,
    `STATUS:${statusOf(event)}`,
    ...(organizer ? [organizerLine(organizer)] : []),
    // Does not mark the reader's day as busy.
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escaped(summary)}`,
    ...(location === '' ? [] : [`LOCATION:${escaped(location)}`]),
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(url === '' ? [] : [`URL:${url}`]),
    'END:VEVENT',
  ];
}

function statusOf({ isCanceled, isTentative }: CalendarEvent): string {
  if (isCanceled) return 'CANCELLED';
  return isTentative ? 'TENTATIVE' : 'CONFIRMED';
}

/** A quoted parameter cannot hold a quotation mark (§3.2). */
function organizerLine({ name, email }: { name: string; email: string }): string {
  const quoted = name.replaceAll(/["\p{Cc}]/gu, '');
  return `ORGANIZER;CN="${quoted}":mailto:${email}`;
}

const compact = (day: CivilDate) => day.replaceAll('-', '');
const instant = (date: Date) => `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Tab is the only control character in texts; line ends become `\n` (§3.3.11). */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, '');
}

/** Breaks a line that has too many octets, never within a character. */
function folded(line: string): string {
  let octets = 0;
  let out = '';
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MAX_OCTETS) {
      out += '\r\n ';
      // The space that begins the next line.
      octets = 1;
    }
    out += character;
    octets += size;
  }
  return out;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
