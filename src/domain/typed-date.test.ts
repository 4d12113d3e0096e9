import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatEventDate } from './event-date.ts';
import { parseTypedDate } from './typed-date.ts';

/** Days of this century and the next; a two-digit year means this century. */
const days = fc
  .integer({
    min: Date.parse('2000-01-01') / 86_400_000,
    max: Date.parse('2199-12-31') / 86_400_000,
  })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

const IN_WORDS = (['full', 'long', 'medium'] as const).map(
  (dateStyle) => new Intl.DateTimeFormat('en-US', { dateStyle, timeZone: 'UTC' }),
);

describe('parseTypedDate', () => {
  test.each([
    '05/16/2027',
    '5/16/2027',
    '5/16/27',
    '05-16-2027',
    '5.16.2027',
    '05162027',
    '051627',
    '2027-05-16',
    '2027/5/16',
    '20270516',
    ' 05/16/2027 ',
    '16.05.2027',
    '16. 5. 2027',
    '16/05/2027',
    'May 16, 2027',
    'may 16 2027',
    'Sunday, May 16th, 2027',
    '16 May 2027',
    'the 16th of May, 2027',
    '16-May-2027',
    '16-may-27',
    '16/may/27',
    '16, May 2027',
    // As the shop writes it.
    '05/16/2027 (Sunday)',
    'May 16, 2027 (Sun)',
    'Sun.5/16/27',
    'Sun, 5/16/27',
    '5/16/27 Sunday',
    '5 / 16 / 2027',
    '5/16/2027.',
    '2027 05 16',
    '5–16–2027',
    '5‑16‑2027',
    '5/16/2027 5pm',
    '5/16/2027, 5:30 p.m.',
    'May 16, 2027 at 17:30',
    '2027-05-16 @ 5 PM',
    // Digits of other scripts, with the marks that go with them.
    '١٦‏/٥‏/٢٠٢٧',
    '۵/۱۶/۲۰۲۷',
    '৫/১৬/২০২৭',
    '５/１６/２０２７',
    '\u200E5/16/2027',
    '\u202A05/16/2027\u202C',
    '5\u200B/16/2027\uFEFF',
    "May 16 '27",
    'May 16 ’27',
    'May/16/27',
    'May-16-2027',
    'May 16,2027',
  ])('parses %j', (text) => {
    expect(parseTypedDate(text)).toBe('2027-05-16');
  });

  test.each([
    '12 de junio de 2027',
    '12 de junio del 2027',
    '12 junio 2027',
    'junio 12, 2027',
    'Junio 12 2027',
    'sábado, 12 de junio de 2027',
    'sabado 12 de junio 2027',
    'el 12 de junio de 2027',
    '12/junio/2027',
    '12-jun-2027',
    '12º de junio de 2027',
    '12 de junio del 2027 (sábado)',
  ])('parses %j', (text) => {
    expect(parseTypedDate(text)).toBe('2027-06-12');
  });

  test.each(['es-MX', 'es-ES', 'es-US'])('parses what %s writes @form.date-typing', (locale) => {
    for (const dateStyle of ['full', 'long'] as const) {
      const style = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
      for (let date = 0; date < 365; date += 1) {
        const day = new Date(Date.UTC(2027, 0, 1 + date));
        const text = style.format(day);
        expect(parseTypedDate(text), text).toBe(day.toISOString().slice(0, 10));
      }
    }
  });

  test.each([
    '',
    'next June',
    '02/30/2027',
    '13/13/2027',
    '02302027',
    '2027-02-30',
    '5/16',
    '5/16/027',
    '5/16-2027',
    '5162027',
    '0/16/2027',
    '05/16/20277',
    // Several days.
    'June 26-28',
    'June 26 - 28',
    'June 26–28',
    'June 26 & 28',
    'June 26/28',
    'June 26 + 28',
    'June 26, 27-28',
    '26-28 de junio',
    '26 - 28 June',
    'Dec 30-31',
    'June 26 @ 17',
    'maybe 6/27',
    'mar 12/28',
    '6/26-28',
    '6/26 - 6/28',
    // A month and its year.
    "June '27",
    'June ’27',
    'Jun-27',
    'Jun/27',
    'June2027',
    'June 2027',
    'summer 6/27/2027',
  ])('rejects %j', (text) => {
    expect(parseTypedDate(text)).toBeNull();
  });

  test.each([
    ['5/16', '2027-05-16'],
    ['5.16', '2027-05-16'],
    ['May 16', '2027-05-16'],
    ['16 may', '2027-05-16'],
    ['junio 12', '2027-06-12'],
    ['12 de enero', '2027-01-12'],
    ['11/25', '2027-11-25'],
    ['11/26', '2026-11-26'],
    ['12/31', '2026-12-31'],
    ['2/29', '2028-02-29'],
    ['6/26 Sat', '2027-06-26'],
    ['6/26 Saturday', '2027-06-26'],
    ['Sat 6/26 at 5pm', '2027-06-26'],
    ['June 26, 5pm', '2027-06-26'],
    ['26-Jun', '2027-06-26'],
    ['26.6.', '2027-06-26'],
    ['1ro de junio', '2027-06-01'],
    ['1º de junio', '2027-06-01'],
    ['6/26/', '2027-06-26'],
    // A slash was inserted before the day was complete.
    ['2/5/12', '2026-12-25'],
    ['2/6/6', '2027-06-26'],
    ['3/1/1', '2027-01-31'],
    ['2/5/20', '2020-02-05'],
    ['2/5/27', '2027-02-05'],
    ['January 5, 12', '2012-01-05'],
  ])('%j without a year is the next such day @form.date-typing', (text, day) => {
    expect(parseTypedDate(text, '2026-11-26')).toBe(day);
  });

  test.each([
    'June 26-28',
    'June 26 & 28',
    '26-28 June',
    '6/26-28',
    'mar 12/28',
    'Jun-27',
    'Ma 5',
    'M 5',
    'An 5',
    'Martes 5',
    'de 5',
    '2/30',
    '13/13',
    'Sept',
  ])('%j names no day', (text) => {
    expect(parseTypedDate(text, '2026-11-26')).toBeNull();
  });

  test('every day is parsed in every format', () => {
    fc.assert(
      fc.property(days, (day) => {
        const [year = '', month = '', date = ''] = day.split('-');
        const short = [Number(month), Number(date)];
        for (const text of [
          formatEventDate(day),
          [...short, year].join('/'),
          [...short, year].join('-'),
          ...IN_WORDS.map((style) => style.format(new Date(`${day}T00:00:00Z`))),
          [month, date, year].join(''),
          day,
          ...(year.startsWith('20')
            ? [[...short, year.slice(2)].join('/'), [month, date, year.slice(2)].join('')]
            : []),
        ]) {
          expect(parseTypedDate(text), text).toBe(day);
        }
      }),
    );
  });
});
