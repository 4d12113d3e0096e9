import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatEventDate } from './event-date.ts';
import { parseTypedDate, withSlashes } from './typed-date.ts';

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

/** The field's content after typing these keys. */
function typed(keys: string): string {
  return Array.from(keys).reduce((text, key) => withSlashes(text + key), '');
}

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
    "May 16 '27",
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
  ])('%j without a year is the next such day @form.date-typing', (text, day) => {
    expect(parseTypedDate(text, '2026-11-26')).toBe(day);
  });

  test.each(['Ma 5', 'M 5', 'An 5', 'Martes 5', 'de 5', '2/30', '13/13', 'Sept'])(
    '%j names no day',
    (text) => {
      expect(parseTypedDate(text, '2026-11-26')).toBeNull();
    },
  );

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

describe('withSlashes', () => {
  test.each([
    ['0', '0'],
    ['05', '05'],
    ['051', '05/1'],
    ['0516', '05/16'],
    ['05162027', '05/16/2027'],
    ['5162027', '5/16/2027'],
    // No month has a day 32.
    ['432027', '4/3/2027'],
    ['432', '4/3/2'],
    ['1312027', '1/31/2027'],
    ['12312027', '12/31/2027'],
    ['2142027', '2/14/2027'],
    ['5/4/2027', '5/4/2027'],
    ['5/42027', '5/4/2027'],
    ['2027-05-16', '2027-05-16'],
    ['next June', 'next June'],
    ['26.06.2027', '26.06.2027'],
    ['26-6-2027', '26-6-2027'],
    ['26 June 2027', '26 June 2027'],
    ['26 de junio', '26 de junio'],
    ['12 de junio de 2027', '12 de junio de 2027'],
    ['26/06/2027', '26/06/2027'],
    ['13/6/2027', '13/6/2027'],
    ['05-16-2027', '05-16-2027'],
  ])('typing %j gives %j', (keys, text) => {
    expect(typed(keys)).toBe(text);
  });

  test('digits with or without slashes give the typed day', () => {
    fc.assert(
      fc.property(days, (day) => {
        const [year = '', month = '', date = ''] = day.split('-');
        expect(typed(`${month}${date}${year}`)).toBe(formatEventDate(day));
        const own = `${Number(month)}/${Number(date)}/${year}`;
        expect(typed(own)).toBe(own);
        expect(typed(formatEventDate(day))).toBe(formatEventDate(day));
        // Two-digit years mean this century.
        const iso = `20${day.slice(2)}`;
        expect(typed(iso)).toBe(iso);
      }),
    );
  });

  test('only adds slashes, each before a digit, and is idempotent', () => {
    const keys = fc.string({
      unit: fc.constantFrom(...Array.from('0123456789/-. a')),
      maxLength: 14,
    });
    fc.assert(
      fc.property(keys, (text) => {
        const result = withSlashes(text);
        expect(result.replaceAll('/', '')).toBe(text.replaceAll('/', ''));
        expect(withSlashes(result)).toBe(result);
        const isDate = /^\d{1,2}\/\d{1,2}(\/\d*)?$|^\d{1,2}\/\d+$/.test(result);
        const isOther = /^\d{2}[.\- a]|^\d{2}\/\d{1,2}\/$/.test(result);
        expect(isDate || isOther || result === text).toBe(true);
      }),
    );
  });

  test('a deleted slash does not come back', () => {
    // The slash is inserted with the next digit, not before.
    expect(withSlashes('05')).toBe('05');
    expect(withSlashes('05/16')).toBe('05/16');
  });
});
