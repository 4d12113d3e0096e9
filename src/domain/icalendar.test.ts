import fc from 'fast-check';
import { expect, test } from 'vitest';
import { icalendar, type CalendarEvent } from './icalendar.ts';

const event = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'e1',
  day: '2026-12-31',
  lastDay: null,
  isTentative: false,
  isCanceled: false,
  summary: 'Ada Okafor',
  location: 'Belle Isle',
  description: '',
  url: 'https://woodward.example/admin?inquiry=e1',
  changedAt: new Date('2026-11-23T15:04:05.678Z'),
  sequence: 3,
  ...fields,
});

/** Reads a file as the format says: lines are unfolded first, then texts are unescaped. */
function read(file: string): [name: string, value: string][] {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return lines.map((line) => {
    const at = line.indexOf(':');
    const value = line
      .slice(at + 1)
      .replaceAll(/\\(.)/gs, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));
    return [line.slice(0, at), value];
  });
}

const valueOf = (file: string, name: string) => read(file).find(([each]) => each === name)?.[1];

test('an event takes its whole day, and says what it is @calendar.feed', () => {
  const lines = icalendar('Woodward', [event()]).split('\r\n');
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Woodward//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Woodward',
    'X-WR-CALNAME:Woodward',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:e1',
    'DTSTAMP:20261123T150405Z',
    'LAST-MODIFIED:20261123T150405Z',
    'SEQUENCE:3',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'SUMMARY:Ada Okafor',
    'LOCATION:Belle Isle',
    'URL:https://woodward.example/admin?inquiry=e1',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(icalendar('Woodward', [event({ isTentative: true })])).toContain('STATUS:TENTATIVE');
});

test('an event of several days, and one that is canceled by who invited to it @event.calendar-file', () => {
  const organizer = { name: 'Wood"ward', email: 'hello@woodward.example' };
  const file = icalendar(
    'Woodward',
    [event({ lastDay: '2027-01-02', isCanceled: true, isTentative: true, organizer })],
    'CANCEL',
  );
  for (const line of [
    'METHOD:CANCEL',
    'DTEND;VALUE=DATE:20270103',
    'STATUS:CANCELLED',
    'ORGANIZER;CN="Woodward":mailto:hello@woodward.example',
  ]) {
    expect(file.replaceAll('\r\n ', '').split('\r\n')).toContain(line);
  }
});

/** Any text, and much of what the format gives a meaning. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom(
      ';',
      ',',
      '\\',
      '\n',
      '\r',
      'n',
      ':',
      '"',
      ' ',
      'ä',
      '祝',
      '🎉',
      'BEGIN:VEVENT',
    ),
    maxLength: 120,
  }),
);

test('whatever is in a text, it is read as it was, and makes no line of its own @calendar.feed', () => {
  fc.assert(
    fc.property(text, text, text, (summary, location, description) => {
      const file = icalendar('Woodward', [event({ summary, location, description })]);
      const plain = (of: string) =>
        of.replaceAll(/\r\n|\r/g, '\n').replaceAll(/(?![\t\n])\p{Cc}/gu, '');
      expect(valueOf(file, 'SUMMARY')).toBe(plain(summary));
      expect(valueOf(file, 'LOCATION') ?? '').toBe(plain(location));
      expect(valueOf(file, 'DESCRIPTION') ?? '').toBe(plain(description));
      const names = read(file).map(([name]) => name);
      expect(names.filter((name) => name === 'BEGIN')).toHaveLength(2);
      expect(names.filter((name) => name === 'UID')).toHaveLength(1);
    }),
  );
});

test('a line of 75 octets stays whole, and one more octet is folded @calendar.feed', () => {
  const lineOf = (length: number) => `SUMMARY:${'a'.repeat(length - 'SUMMARY:'.length)}`;
  const linesOf = (length: number) => {
    const summary = lineOf(length).slice('SUMMARY:'.length);
    const lines = icalendar('Woodward', [event({ summary })]).split('\r\n');
    return lines.slice(lines.findIndex((line) => line.startsWith('SUMMARY:'))).slice(0, 3);
  };
  expect(linesOf(75)[0]).toBe(lineOf(75));
  expect(linesOf(76).slice(0, 2)).toEqual([lineOf(75), ' a']);
  // The space counts as well: the second line holds 74 octets of the text.
  expect(linesOf(75 + 75)).toEqual([lineOf(75), ` ${'a'.repeat(74)}`, ' a']);
});

test('no line has more than 75 octets, every line ends with CR LF, and no character is cut @calendar.feed', () => {
  fc.assert(
    fc.property(text, (summary) => {
      const file = icalendar('Woodward', [event({ summary })]);
      const bytes = new TextEncoder().encode(file);
      // A lone surrogate is no character: it is replaced as it is encoded, wherever lines break.
      expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toBe(file.toWellFormed());
      const lines = file.split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(line).not.toMatch(/[\r\n]/);
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
    }),
  );
});
