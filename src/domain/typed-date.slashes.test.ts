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

/** The field's content after typing these keys. */
function typed(keys: string): string {
  return Array.from(keys).reduce((text, key) => withSlashes(text + key), '');
}

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
    ['26/jun/27', '26/jun/27'],
    ['31/dec/2026', '31/dec/2026'],
    ['26, June 2027', '26, June 2027'],
    ['٠٥١٦٢٠٢٧', '05/16/2027'],
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
        const isOther = /^\d{2}(?:[.\- a]|\/a)|^\d{2}\/\d{1,2}\/$/.test(result);
        expect(isDate || isOther || result === text).toBe(true);
      }),
    );
  });

  test('a deleted slash does not come back', () => {
    // The slash is inserted with the next digit, not before.
    expect(withSlashes('05')).toBe('05');
    expect(withSlashes('05/16')).toBe('05/16');
  });

  test.each(['25/12', '13/11', '26/6', '31/1', '26/jun', '26, June', '25/12/26', '6/26'])(
    'a day typed as %j is that day, whatever slash was inserted @form.date-typing',
    (keys) => {
      const today = '2026-11-12';
      expect(parseTypedDate(typed(keys), today)).toBe(parseTypedDate(keys, today));
      expect(parseTypedDate(keys, today)).not.toBeNull();
    },
  );
});
