/** What is typed: plain, long, foreign and wrong. */
import type { Random } from './random.ts';
import type { Control } from './screen.ts';

const TEXTS = [
  'Jordan Rivers',
  'Müller & Söhne',
  '160',
  'a',
  '<b>bold</b>',
  'ünïcödé 🎉',
  "O'Brien, “the” 2nd",
  'We would like a white tent for about 160 guests, with string lights.',
  'x'.repeat(60),
] as const;
const DATES = ['12/05/2099', '1/2/2098', '02/30/2099', '06/15/2097', '12'] as const;
const TIMES = ['09:00', '17:45', '23:59'] as const;
const EMAILS = ['jordan@example.com', 'jordan@', 'a@b.co', 'j.rivers+event@example.org'] as const;
const QUANTITIES = ['1', '2', '7', '12', '160', '0', '', '99999', '-3', 'abc'] as const;
const SEARCHES = ['chair', 'gold', 'zzz', 'a', '', ' satin ', '100%'] as const;

/** @returns something that a person may type into this field */
export function wordsFor({ name, field }: Control, random: Random): string {
  if (name.startsWith('Quantity of')) return random.pick(QUANTITIES);
  if (/date/i.test(name)) return random.pick(DATES);
  if (name === 'Time') return random.pick(TIMES);
  if (/mail/i.test(name)) return random.pick(EMAILS);
  if (/price|order|availability/i.test(name)) return String(random.below(500));
  return random.pick(field === '' ? SEARCHES : TEXTS);
}

/** @returns what a field takes when a form is filled in to be sent */
export function fillWords(name: string, email: string): string {
  if (/mail/i.test(name)) return email;
  if (/date/i.test(name)) return '12/05/2099';
  if (/phone/i.test(name)) return '(313) 555-0188';
  if (/guest/i.test(name)) return 'about 120';
  return /name/i.test(name) ? 'Jordan Rivers' : 'Eastern Market, Detroit';
}
