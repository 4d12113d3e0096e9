import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  eventDateError,
  eventDateTime,
  formatEventDate,
  formatEventDay,
  isPastEventDate,
  parseEventDate,
  readDay,
  todayInDetroit,
} from './event-date.ts';

const HOUR = 3_600_000;

/** Every existing day from year 1 to 9999, according to `Date`. */
const days = fc
  .integer({
    min: Date.parse('0001-01-01') / 86_400_000,
    max: Date.parse('9999-12-31') / 86_400_000,
  })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
const instants = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2200-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const pad = (number: number, length = 2) => String(number).padStart(length, '0');

// Phones and build servers may be in other time zones than the business.
describe.each(['America/Detroit', 'UTC', 'Pacific/Kiritimati'])('with TZ=%s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat('en').resolvedOptions().timeZone).toBe(zone);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test.each([
    ['2027-06-12', '2027-06-12'],
    ['2028-02-29', '2028-02-29'],
    ['2000-02-29', '2000-02-29'],
    ['0001-01-01', '0001-01-01'],
    ['0096-02-29', '0096-02-29'],
    ['2027-06-12T23:59:59.999Z', '2027-06-12'],
    ['2027-06-12T00:00+14:00', '2027-06-12'],
    ['2027-06-12T23:30:00-12:00', '2027-06-12'],
  ])('parseEventDate(%j) is %s', (text, date) => {
    expect(parseEventDate(text)).toBe(date);
  });

  test.each([
    '2027-02-30',
    '2027-02-29',
    '1900-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027-00-01',
    '2027-01-00',
    '0000-01-01',
    '06/12/2027',
    ' 2027-06-12',
    '2027-06-12\n',
    '2027-06-12T',
    '2027-06-12T12',
    '',
  ])('parseEventDate(%j) is null', (text) => {
    expect(parseEventDate(text)).toBeNull();
  });

  test('every existing day is parsed and formatted unchanged', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(parseEventDate(day)).toBe(day);
        expect(parseEventDate(eventDateTime(day))).toBe(day);
        const [month, date, year] = formatEventDate(day).split('/');
        expect(`${year}-${month}-${date}`).toBe(day);
      }),
    );
  });

  test('neither time nor offset shifts the day @form.date-civil', () => {
    const time = fc.tuple(fc.nat(23), fc.nat(59), fc.nat(59), fc.nat(999));
    const offset = fc.oneof(
      fc.constantFrom('', 'Z'),
      fc
        .tuple(fc.constantFrom('+', '-'), fc.nat(14), fc.nat(59))
        .map(([sign, hours, minutes]) => `${sign}${pad(hours)}:${pad(minutes)}`),
    );
    fc.assert(
      fc.property(days, time, offset, (day, [hours, minutes, seconds, millis], zoneOffset) => {
        const clock = `${pad(hours)}:${pad(minutes)}:${pad(seconds)}.${pad(millis, 3)}`;
        expect(parseEventDate(`${day}T${clock}${zoneOffset}`)).toBe(day);
      }),
    );
  });

  test('a day that does not exist is rejected', () => {
    const numbers = fc.tuple(fc.nat(9999), fc.nat(99), fc.nat(99));
    fc.assert(
      fc.property(numbers, ([year, month, date]) => {
        const text = `${pad(year, 4)}-${pad(month)}-${pad(date)}`;
        const utc = new Date(`${text}T00:00:00Z`);
        const exists =
          year > 0 && !Number.isNaN(utc.getTime()) && utc.toISOString().startsWith(text);
        expect(parseEventDate(text)).toBe(exists ? text : null);
      }),
    );
  });

  test('today in Detroit is the day four or five hours behind UTC', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const behind = (hours: number) =>
          new Date(now.getTime() - hours * HOUR).toISOString().slice(0, 10);
        expect([behind(4), behind(5)]).toContain(todayInDetroit(now));
      }),
    );
  });

  test('today is accepted until its last minute in Detroit, in winter and in summer @form.date-past', () => {
    expect(todayInDetroit(new Date('2026-11-22T04:59:59Z'))).toBe('2026-11-21');
    expect(isPastEventDate('2026-11-21', new Date('2026-11-22T04:59:59Z'))).toBe(false);
    expect(isPastEventDate('2026-11-21', new Date('2026-11-22T05:00:00Z'))).toBe(true);
    expect(isPastEventDate('2026-07-04', new Date('2026-07-05T03:59:59Z'))).toBe(false);
    expect(isPastEventDate('2026-07-04', new Date('2026-07-05T04:00:00Z'))).toBe(true);
    expect(isPastEventDate('2026-11-22', new Date('2026-11-21T12:00:00Z'))).toBe(false);
  });

  test('a date is shown as MM/DD/YYYY and sent as noon UTC @form.date-format', () => {
    expect(formatEventDate('2027-06-02')).toBe('06/02/2027');
    expect(eventDateTime('2027-06-02')).toBe('2027-06-02T12:00:00.000Z');
  });
});

test('a day that is over in Detroit is a problem, today is not @form.date-past', () => {
  const lateEvening = new Date('2026-11-22T04:59:00Z');
  expect(eventDateError('2026-11-20', lateEvening)).toBe('Event date cannot be in the past');
  expect(eventDateError('2026-11-21', lateEvening)).toBeNull();
});

test('a day is written with its weekday @mail.weekday', () => {
  expect(formatEventDay('2027-06-12')).toBe('06/12/2027 (Saturday)');
  expect(formatEventDay('2027-01-01')).toBe('01/01/2027 (Friday)');
  expect(formatEventDay(null)).toBe('');
});

test.each([
  ['2027-03-04', 'Thursday, March 4, 2027'],
  ['2027-06-26', '06/26/2027 (Saturday)'],
  [null, ''],
])('once %s is known, it stands as %s @form.date-remark', (date, said) => {
  expect(readDay(date)).toBe(said);
});
